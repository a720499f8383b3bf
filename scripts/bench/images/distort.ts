import sharp from 'sharp'

/** A way to change a logo as it would be met in the wild; gives the changed image as PNG. */
export type Distortion = { name: string; apply: (png: Buffer) => Promise<Buffer> }

const WHITE = { background: '#ffffff' }

const turn = (degrees: number): Distortion => ({
  name: `rotated by ${degrees}°`,
  apply: (png) => sharp(png).rotate(degrees, WHITE).png().toBuffer(),
})

/** Takes the shares off the right and the bottom, or off all sides. */
const crop = (name: string, { left, top, width, height }: Record<'left' | 'top' | 'width' | 'height', number>) => ({
  name,
  apply: async (png: Buffer) => {
    const { width: w, height: h } = await sharp(png).metadata()
    const part = {
      left: Math.floor(left * w),
      top: Math.floor(top * h),
      width: Math.floor(width * w),
      height: Math.floor(height * h),
    }
    return sharp(png).extract(part).png().toBuffer()
  },
})

const text = (words: string, isBelow: boolean): Distortion => ({
  name: isBelow ? 'text added below' : 'text added beside',
  apply: async (png) => {
    const { width, height } = await sharp(png).metadata()
    const [spaceX, spaceY] = isBelow ? [0, Math.round(height * 0.35)] : [Math.round(width * 1.1), 0]
    const [x, y] = isBelow ? [width / 2, height * 1.22] : [width * 1.55, height * 0.55]
    const size = Math.round(Math.min(width, height) * 0.2)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width + spaceX}" height="${height + spaceY}"><text x="${x}" y="${y}" font-family="sans-serif" font-weight="bold" font-size="${size}" text-anchor="middle">${words}</text></svg>`
    const wider = await sharp(png)
      .extend({ right: spaceX, bottom: spaceY, ...WHITE })
      .png()
      .toBuffer()
    return sharp(wider)
      .composite([{ input: Buffer.from(svg) }])
      .png()
      .toBuffer()
  },
})

async function noisy(png: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  let state = 7
  for (let i = 0; i < data.length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    data[i] = Math.max(0, Math.min(255, data[i]! + ((state >>> 24) - 128) * 0.45))
  }
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } }).png().toBuffer()
}

/** Edges of the figure as lines: what differs in brightness within `reach` pixels. */
const outline = (name: string, reach: number): Distortion => ({
  name,
  apply: async (png) => {
    const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const lines = Buffer.alloc(width * height)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        let [least, most] = [255, 0]
        for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++)
          for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column++) {
            const value = data[(row * width + column) * channels]!
            least = Math.min(least, value)
            most = Math.max(most, value)
          }
        lines[y * width + x] = most - least > 32 ? 0 : 255
      }
    return sharp(lines, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer()
  },
})

/** Makes a quarter of the area white: a rectangle in a place that the bytes of the logo choose. */
async function erased(png: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata()
  const seed = png.reduce((sum, byte) => (Math.imul(sum, 31) + byte) >>> 0, 7)
  const wide = 0.4 + 0.2 * ((seed & 255) / 255)
  const [w, h] = [Math.round(width * wide), Math.round((height * 0.25) / wide)]
  const left = Math.round((width - w) * (((seed >>> 8) & 255) / 255))
  const top = Math.round((height - h) * (((seed >>> 16) & 255) / 255))
  const white = { create: { width: w, height: h, channels: 3 as const, background: '#ffffff' } }
  return sharp(png)
    .composite([{ input: await sharp(white).png().toBuffer(), left, top }])
    .png()
    .toBuffer()
}

/** Seen from the side: the further to the right, the lower by as much. */
const sheared: Distortion = {
  name: 'sheared by 12°',
  apply: (png) => sharp(png).affine([1, 0, 0.21, 1], WHITE).png().toBuffer(),
}

async function textAcross(png: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata()
  const size = Math.round(Math.min(width, height) * 0.18)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><text x="${width / 2}" y="${height * 0.85}" font-family="sans-serif" font-weight="bold" font-size="${size}" text-anchor="middle" fill="#b00020">ORIVA</text></svg>`
  return sharp(png)
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer()
}

export const distortions: Distortion[] = [
  turn(5),
  turn(20),
  turn(45),
  turn(90),
  turn(180),
  crop('cropped by 10 % on one side', { left: 0, top: 0, width: 0.9, height: 1 }),
  crop('cropped by 20 % on two sides', { left: 0.2, top: 0.2, width: 0.8, height: 0.8 }),
  crop('cropped by 25 % on one side', { left: 0.25, top: 0, width: 0.75, height: 1 }),
  crop('cropped to 75 % of each side', { left: 0.125, top: 0.125, width: 0.75, height: 0.75 }),
  { name: 'a quarter erased', apply: erased },
  outline('outline, thin', 1),
  outline('outline, bold', 3),
  { name: 'mirrored', apply: (png) => sharp(png).flop().png().toBuffer() },
  sheared,
  { name: 'recoloured', apply: (png) => sharp(png).modulate({ hue: 140, saturation: 1.6 }).png().toBuffer() },
  { name: 'in grey', apply: (png) => sharp(png).greyscale().png().toBuffer() },
  { name: 'inverted', apply: (png) => sharp(png).negate({ alpha: false }).png().toBuffer() },
  { name: 'with noise', apply: noisy },
  { name: 'blurred', apply: (png) => sharp(png).blur(4).png().toBuffer() },
  { name: 'as a poor JPEG', apply: (png) => sharp(png).resize(90).jpeg({ quality: 20 }).toBuffer() },
  { name: 'stretched by 15 %', apply: async (png) => sharp(png).resize(368, 320, { fit: 'fill' }).png().toBuffer() },
  text('NOVARA', true),
  text('NOVARA', false),
  { name: 'text across', apply: textAcross },
  {
    name: 'rotated, recoloured and cropped',
    apply: async (png) => {
      const recoloured = await sharp(png).modulate({ hue: 200 }).rotate(15, WHITE).png().toBuffer()
      return crop('', { left: 0, top: 0, width: 0.92, height: 0.92 }).apply(recoloured)
    },
  },
]
