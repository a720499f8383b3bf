import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'

const require = createRequire(import.meta.url)

/** Faces of the drawn words, each with the file that holds its simplified Chinese characters and its Latin letters. */
const faces = () => ({
  'Check Sans': require.resolve('@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-700-normal.woff2'),
  'Check Serif': require.resolve('@fontsource/noto-serif-sc/files/noto-serif-sc-chinese-simplified-900-normal.woff2'),
  'Check Kuaile': require.resolve('@fontsource/zcool-kuaile/files/zcool-kuaile-chinese-simplified-400-normal.woff2'),
  'Check Xiaowei': require.resolve('@fontsource/zcool-xiaowei/files/zcool-xiaowei-chinese-simplified-400-normal.woff2'),
  'Check Brush': require.resolve('@fontsource/ma-shan-zheng/files/ma-shan-zheng-chinese-simplified-400-normal.woff2'),
})

let families: string[] | null = null

/** Names of the registered families. The first call reads the files; the system's fonts are never used. */
export function fontFamilies(): readonly string[] {
  families ??= registered()
  return families
}

function registered(): string[] {
  return Object.entries(faces()).map(([family, file]) => {
    if (!GlobalFonts.registerFromPath(file, family)) throw new Error(`The font file ${file} could not be read.`)
    return family
  })
}
