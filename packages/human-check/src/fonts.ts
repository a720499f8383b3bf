import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'

/** Faces of the drawn words, each with the file that holds its simplified Chinese characters. */
const FACES = {
  'Check Sans': 'noto-sans-sc/files/noto-sans-sc-chinese-simplified-700-normal.woff2',
  'Check Serif': 'noto-serif-sc/files/noto-serif-sc-chinese-simplified-900-normal.woff2',
  'Check Kuaile': 'zcool-kuaile/files/zcool-kuaile-chinese-simplified-400-normal.woff2',
  'Check Xiaowei': 'zcool-xiaowei/files/zcool-xiaowei-chinese-simplified-400-normal.woff2',
  'Check Brush': 'ma-shan-zheng/files/ma-shan-zheng-chinese-simplified-400-normal.woff2',
}

let families: string[] | null = null

/** Names of the registered families. The first call reads the files; the system's fonts are never used. */
export function fontFamilies(): readonly string[] {
  families ??= registered()
  return families
}

function registered(): string[] {
  const require = createRequire(import.meta.url)
  for (const [family, file] of Object.entries(FACES))
    if (!GlobalFonts.registerFromPath(require.resolve(`@fontsource/${file}`), family))
      throw new Error(`The font file ${file} could not be read.`)
  return Object.keys(FACES)
}
