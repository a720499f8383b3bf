import type { Brand } from './brand.ts'
import { pinyinOf } from './han.ts'
import type { DemoOffice } from './office.ts'
import type { Random } from './random.ts'
import { traditional } from './traditional.ts'

/** A mark as the register of an office prints it, and its form in another script where the office keeps one. */
export type PrintedMark = { text: string; textOther: string | null }

export function printMark(brand: Brand, office: DemoOffice, random: Random): PrintedMark {
  switch (office) {
    case 'CN':
      return { text: sideBySide(brand.han ?? brand.japanese, brand.latin ?? brand.korean, random), textOther: null }
    case 'TW':
    case 'HK':
    case 'MO':
      return {
        text: sideBySide(brand.han && traditional(brand.han), brand.latin ?? brand.japanese ?? brand.korean, random),
        textOther: null,
      }
    case 'JP':
      return printJapanese(brand, random)
    case 'KR':
      return brand.korean
        ? { text: brand.korean, textOther: brand.latin ?? null }
        : { text: brand.latin ?? romanised(brand), textOther: null }
    case 'US':
      return { text: brand.latin ?? romanised(brand), textOther: null }
    case 'EU':
    case 'WO': {
      const text = brand.latin ?? romanised(brand)
      return { text: random.chance(0.4) ? titleCase(text) : text, textOther: null }
    }
  }
}

function sideBySide(han: string | undefined, latin: string | undefined, random: Random): string {
  if (han === undefined || latin === undefined) return han ?? latin ?? ''
  const kind = random.below(10)
  if (kind < 2) return han
  if (kind < 3) return latin
  return kind < 9 ? `${han} ${latin}` : `${latin} ${han}`
}

// The Japanese register prints standard characters full-width and gives the reading of a Latin mark in katakana.
function printJapanese(brand: Brand, random: Random): PrintedMark {
  const { japanese, latin } = brand
  if (japanese === undefined) {
    const text = latin ?? romanised(brand)
    return { text: random.chance(0.5) ? fullWidth(text) : text, textOther: null }
  }
  if (latin === undefined) return { text: japanese, textOther: null }
  const kind = random.below(10)
  if (kind < 4) return { text: japanese, textOther: latin }
  if (kind < 7) return { text: `${latin}＼${japanese}`, textOther: null }
  return { text: fullWidth(latin), textOther: japanese }
}

/** What an office that prints Latin letters only makes of a Chinese, Japanese or Korean name. */
const romanised = (brand: Brand): string =>
  (brand.han && pinyinOf(brand.han)) ?? brand.han ?? brand.japanese ?? brand.korean ?? ''

export const fullWidth = (text: string): string =>
  Array.from(text, (character) => {
    if (character === ' ') return '　'
    const code = character.codePointAt(0) ?? 0
    return code > 0x20 && code < 0x7f ? String.fromCodePoint(code + 0xfe_e0) : character
  }).join('')

export const titleCase = (text: string): string =>
  text.replaceAll(/\p{L}+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
