// Read by AssemblyScript as well.

/** Bits of the codes of a region: upright, and by its rings. */
export const UPRIGHT_BITS = 256
export const RINGS_BITS = 128

/** In bytes, upright first. */
export const UPRIGHT_BYTES = UPRIGHT_BITS / 8
export const RINGS_BYTES = RINGS_BITS / 8
export const CODE_BYTES = UPRIGHT_BYTES + RINGS_BYTES

/** Of the code of a feature. */
export const FEATURE_BITS = 256
export const FEATURE_BYTES = FEATURE_BITS / 8

/** The distance from no code at all. */
export const FAR = UPRIGHT_BITS + 1

/** Regions that the kernel measures at once: there is room for as many more behind the last. */
export const AT_ONCE = 4
