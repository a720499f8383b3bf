"""Generated from the contract of the partner API. Do not edit."""
