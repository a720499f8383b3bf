import { simplify } from '../simplify.ts'
import type { Detail } from './sentences.ts'

type Fold = { detail: Detail; fold: (text: string) => string }

const KANA = /[\p{Script=Katakana}\p{Script=Hiragana}\u3099\u309a\uff9e\uff9f]/u

/** What two ways of writing the same letters may differ in, and how it is overlooked. */
const folds: readonly Fold[] = [
  { detail: { zh: '全半角', en: 'width' }, fold: (text) => text.normalize('NFKC') },
  { detail: { zh: '大小写', en: 'case' }, fold: (text) => text.toLowerCase() },
  { detail: { zh: '变音符号', en: 'accents' }, fold: withoutAccents },
  { detail: { zh: '空格', en: 'spacing' }, fold: (text) => text.replaceAll(/\s/g, '') },
  {
    detail: { zh: '标点或符号', en: 'punctuation or symbols' },
    fold: (text) => text.replaceAll(/[^\p{L}\p{M}\p{N}\s]/gu, ''),
  },
  {
    detail: { zh: '平假名与片假名', en: 'hiragana and katakana' },
    fold: (text) => text.replaceAll(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60)),
  },
  {
    detail: { zh: '繁简或异体字形', en: 'traditional, simplified or variant forms' },
    fold: (text) => simplify(Array.from(text)).join(''),
  },
]

/** Accents of letters; those of kana make another sound. */
function withoutAccents(text: string): string {
  return text.replaceAll(/\P{M}\p{M}*/gu, (letter) =>
    KANA.test(letter)
      ? letter
      : letter
          .normalize('NFD')
          .replaceAll(/\p{Mn}/gu, '')
          .normalize('NFC'),
  )
}

/** In what two ways of writing the same mark differ, and in nothing else. */
export function differentWriting(a: string, b: string): Detail {
  const [one, other] = [a.trim(), b.trim()]
  const isEqual = (own: readonly Fold[]) => foldBy(one, own) === foldBy(other, own)
  let needed = [...folds]
  if (!isEqual(needed)) return { zh: '书写形式', en: 'the way of writing' }
  for (const each of folds) {
    const fewer = needed.filter((own) => own !== each)
    if (isEqual(fewer)) needed = fewer
  }
  return {
    zh: needed.map(({ detail }) => detail.zh).join('、'),
    en: needed.map(({ detail }) => detail.en).join(' and '),
  }
}

/** Twice, as one may bring out what another one overlooks. */
const foldBy = (text: string, own: readonly Fold[]) => [...own, ...own].reduce((folded, { fold }) => fold(folded), text)
