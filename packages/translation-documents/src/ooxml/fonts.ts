import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'

type Slot = 'latin' | 'asian'
type Kind = 'serif' | 'sans'

const CHINESE_SERIF =
  /^(sim ?sun|nsimsun|宋体|新宋体|fang ?song|仿宋|kai ?ti|楷体|st ?song|st ?fang ?song|st ?kai ?ti|华文(宋体|仿宋|楷体|中宋)|方正(书宋|仿宋|小标宋|楷体)|(p?)mingliu|新?細明體|標楷體|dfkai|songti|noto serif (cjk )?(sc|tc)|source han serif (sc|cn|tc))/i
const CHINESE_SANS =
  /^(sim ?hei|黑体|microsoft (yahei|jhenghei)|微软雅黑|微軟正黑體|deng ?xian|等线|you ?yuan|幼圆|li ?shu|隶书|st ?(xi|hei)|华文(黑体|细黑|行楷|新魏|彩云|琥珀)|方正(黑体|舒体|姚体)|pingfang|heiti|noto sans (cjk )?(sc|tc)|source han sans (sc|cn|tc))/i
const JAPANESE_SERIF =
  /^(ms ?p? ?(mincho|明朝)|yu ?mincho|游明朝|hiragino mincho|ヒラギノ明朝|noto serif (cjk )?jp|source han serif( jp)?$|hg.*(明朝|mincho))/i
const JAPANESE_SANS =
  /^(ms ?(p|ui)? ?(gothic|ゴシック)|yu ?gothic|游ゴシック|meiryo|メイリオ|hiragino (kaku|sans|maru)|ヒラギノ角|biz ud|noto sans (cjk )?jp|source han sans( jp)?$|hg.*(ゴシック|gothic))/i
const KOREAN_SERIF = /^(batang|바탕|gungsuh|궁서)/i
const KOREAN_SANS = /^(malgun|맑은|gulim|굴림|dotum|돋움)/i
/** Faces for letters only; another face that is not known may have any script. */
const LATIN_SERIF =
  /^(times|georgia|garamond|cambria|book antiqua|palatino|century|liberation serif|dejavu serif|bookman|constantia)/i
const LATIN_SANS =
  /^(arial|helvetica|calibri|verdana|tahoma|segoe|trebuchet|aptos|liberation sans|dejavu sans|candara|corbel|franklin|lucida sans|gill sans|courier|consolas|cascadia|liberation mono)/i

type Script = 'chinese' | 'japanese' | 'korean' | 'latin'
const faces: [RegExp, Script, Kind][] = [
  [CHINESE_SERIF, 'chinese', 'serif'],
  [CHINESE_SANS, 'chinese', 'sans'],
  [JAPANESE_SERIF, 'japanese', 'serif'],
  [JAPANESE_SANS, 'japanese', 'sans'],
  [KOREAN_SERIF, 'korean', 'serif'],
  [KOREAN_SANS, 'korean', 'sans'],
  [LATIN_SERIF, 'latin', 'serif'],
  [LATIN_SANS, 'latin', 'sans'],
]

const faceOf = (font: string): { script: Script; kind: Kind } | null => {
  const found = faces.find(([pattern]) => pattern.test(font.normalize('NFKC').replace(/^@/, '')))
  return found ? { script: found[1], kind: found[2] } : null
}

/** Fonts that Word, PowerPoint and LibreOffice all have or replace well. */
export const targetFonts: Record<TranslationLanguage, Record<Kind, string>> = {
  'zh-cn': { serif: 'SimSun', sans: 'Microsoft YaHei' },
  'ja-jp': { serif: 'MS Mincho', sans: 'MS Gothic' },
  'en-us': { serif: 'Times New Roman', sans: 'Arial' },
}
const scripts: Record<TranslationLanguage, Script> = { 'zh-cn': 'chinese', 'ja-jp': 'japanese', 'en-us': 'latin' }

export const isAsian = (language: TranslationLanguage): boolean => language !== 'en-us'

/**
 * The font in which a text of the target language is set where the source has `font`: letters in a Chinese face and
 * Chinese in a face of letters or of another language look wrong. Everything else stays.
 */
export function fontForTarget(font: string, slot: Slot, target: TranslationLanguage): string {
  const face = faceOf(font)
  if (!face || face.script === scripts[target]) return font
  const isWrong = slot === 'latin' ? face.script !== 'latin' : isAsian(target)
  return isWrong ? targetFonts[target][face.kind] : font
}

/** The kind of a font by its name; unknown ones count as sans serif. */
export const kindOf = (font: string | undefined): Kind => (font && faceOf(font)?.kind) || 'sans'

/** Language tags as documents write them. */
export const documentLanguages: Record<TranslationLanguage, string> = {
  'zh-cn': 'zh-CN',
  'ja-jp': 'ja-JP',
  'en-us': 'en-US',
}

/** Fonts that have a name in each of two languages. */
const NAMES: Record<string, string> = {
  宋体: 'SimSun',
  新宋体: 'NSimSun',
  黑体: 'SimHei',
  仿宋: 'FangSong',
  楷体: 'KaiTi',
  微软雅黑: 'Microsoft YaHei',
  等线: 'DengXian',
  'MS 明朝': 'MS Mincho',
  'MS P明朝': 'MS PMincho',
  'MS ゴシック': 'MS Gothic',
  'MS Pゴシック': 'MS PGothic',
  游明朝: 'Yu Mincho',
  游ゴシック: 'Yu Gothic',
  メイリオ: 'Meiryo',
}

/** One name for each font. */
export const commonName = (font: string): string => NAMES[font.normalize('NFKC')] ?? font
