/** A decoded image: three bytes for each pixel, row by row. */
export type RgbImage = { width: number; height: number; rgb: Uint8Array }

/** One number for each pixel, row by row. */
export type Plane = { width: number; height: number; values: Float32Array }

/** A rectangle as shares of the image, 0 to 1. */
export type Box = { x: number; y: number; width: number; height: number }

/** Longer side of the images that descriptors are made of. */
export const IMAGE_SIDE = 192
