import type { Sharp } from 'sharp'

/** Darker is ink, lighter is paper; between them lies what smoothing makes of edges. */
const INK = 110
const PAPER = 190
/** An ink point that becomes lighter than this can be missed in print. */
const FADED = 150

/**
 * The share of the dark points of an image that are paper or pale in its copy, and of light points that are ink, 0 to 1 of the
 * dark points: thin lines that vanish and gaps that close. The copy is stretched to the size of the image; an edge that
 * moved by less than a point of the smaller one is no loss.
 */
export async function lostDetail(
  image: Sharp,
  copy: Sharp,
  { width, height, scale }: { width: number; height: number; scale: number },
): Promise<number> {
  const before = await image.greyscale().raw().toBuffer()
  const after = await copy
    .toColourspace('srgb')
    .greyscale()
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer()
  const reach = Math.ceil(1 / scale)
  const around = (at: number, is: (value: number) => boolean) =>
    is(after[at - reach] ?? 255) &&
    is(after[at + reach] ?? 255) &&
    is(after[at - reach * width] ?? 255) &&
    is(after[at + reach * width] ?? 255)
  const isInk = (value: number) => value < INK
  const isPaper = (value: number) => value > PAPER
  const isFaded = (value: number) => value > FADED
  let [ink, changed] = [0, 0]
  for (let at = 0; at < before.length; at++) {
    if (isInk(before[at]!)) {
      ink++
      if (isFaded(after[at]!) && around(at, isFaded)) changed++
    } else if (isPaper(before[at]!) && isInk(after[at]!) && around(at, isInk)) changed++
  }
  return ink === 0 ? 0 : Math.min(1, changed / ink)
}
