"""Displays made of a pseudo-terminal and the maker's protocol, written from the fact sheet without our codecs."""

from .baum import BaumDevice
from .device import Device
from .eurobraille import EsysDevice
from .freedomscientific import FocusDevice
from .handytech import ActiveBrailleDevice, BrailleWaveDevice
from .humanware import BrailliantDevice

DEVICES: dict[str, type[Device]] = {
    "baum": BaumDevice,
    "eurobraille": EsysDevice,
    "freedomscientific": FocusDevice,
    "handytech": ActiveBrailleDevice,
    "humanware": BrailliantDevice,
}

__all__ = [
    "DEVICES",
    "ActiveBrailleDevice",
    "BaumDevice",
    "BrailleWaveDevice",
    "BrailliantDevice",
    "Device",
    "EsysDevice",
    "FocusDevice",
]
