import sharp from 'sharp'
import { logoSvg } from '../../packages/demo-register/src/logo.ts'

/** The drawing of a demonstration logo as a PNG. */
export const logoPng = (seed: number, side = 300) =>
  sharp(Buffer.from(logoSvg(seed).svg))
    .resize(side, side)
    .png()
    .toBuffer()
