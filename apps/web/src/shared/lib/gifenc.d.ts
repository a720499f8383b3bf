/** The part of the package in use, which has no types of its own. */
declare module 'gifenc' {
  type Palette = [red: number, green: number, blue: number][]
  type Pixels = Uint8ClampedArray

  /** The colours that represent the pixels (RGBA) best. */
  export function quantize(pixels: Pixels, coloursMax: number): Palette
  /** Of each pixel the place of its colour in the palette. */
  export function applyPalette(pixels: Pixels, palette: Palette): Uint8Array
  export function GIFEncoder(): {
    writeFrame(places: Uint8Array, width: number, height: number, options: { palette: Palette }): void
    finish(): void
    bytes(): Uint8Array<ArrayBuffer>
  }
}
