import sharp from 'sharp'

/** A way to change a logo as it would be met in the wild; gives the changed picture as PNG. */
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

export const distortions: Distortion[] = [
  turn(5),
  turn(20),
  turn(45),
  turn(90),
  turn(180),
  crop('cropped by 10 % on one side', { left: 0, top: 0, width: 0.9, height: 1 }),
  crop('cropped by 20 % on two sides', { left: 0.2, top: 0.2, width: 0.8, height: 0.8 }),
  { name: 'recoloured', apply: (png) => sharp(png).modulate({ hue: 140, saturation: 1.6 }).png().toBuffer() },
  { name: 'in grey', apply: (png) => sharp(png).greyscale().png().toBuffer() },
  { name: 'inverted', apply: (png) => sharp(png).negate({ alpha: false }).png().toBuffer() },
  { name: 'with noise', apply: noisy },
  { name: 'blurred', apply: (png) => sharp(png).blur(4).png().toBuffer() },
  { name: 'as a poor JPEG', apply: (png) => sharp(png).resize(90).jpeg({ quality: 20 }).toBuffer() },
  { name: 'stretched by 15 %', apply: async (png) => sharp(png).resize(368, 320, { fit: 'fill' }).png().toBuffer() },
  text('NOVARA', true),
  text('NOVARA', false),
  {
    name: 'rotated, recoloured and cropped',
    apply: async (png) => {
      const recoloured = await sharp(png).modulate({ hue: 200 }).rotate(15, WHITE).png().toBuffer()
      return crop('', { left: 0, top: 0, width: 0.92, height: 0.92 }).apply(recoloured)
    },
  },
]
