import type { MarkKind, RegisterRecordInput } from '@markwright/domain/marks/register-record'
import { dayText, yearsLater } from './calendar.ts'
import { pinyinOf } from './han.ts'
import type { DemoOffice } from './office.ts'
import type { Random } from './random.ts'
import { traditional } from './traditional.ts'
import { englishTrades } from './words/latin-parts.ts'

type Details = NonNullable<RegisterRecordInput['details']>

/** Chinese of its own kind, or English: the language in which we let an office speak. */
export function inWords(office: DemoOffice, chinese: string, english: string): string {
  if (office === 'CN') return chinese
  return office === 'HK' || office === 'MO' || office === 'TW' ? traditional(chinese) : english
}

const DESCRIPTIONS: Partial<Record<MarkKind, readonly [chinese: string, english: string]>> = {
  threeDimensional: [
    '本商标为三维标志，由瓶身及其上的凸起纹样构成。',
    'The mark is three-dimensional: a bottle with raised ornament.',
  ],
  sound: ['本商标为声音商标，由四个上行的钢琴音构成。', 'The mark is a sound: four rising notes of a piano.'],
  colour: [
    '本商标为颜色组合，按从上到下三等分排列。',
    'The mark is a combination of colours in three equal bands from top to bottom.',
  ],
}

/** What applicants declare about a mark: what it is, what it means, and what they do not claim. */
export function statementsOf(office: DemoOffice, kind: MarkKind, text: string | null, random: Random): Details {
  const description = DESCRIPTIONS[kind]
  return {
    ...(description && { description: inWords(office, ...description) }),
    ...(office === 'US' && text !== null && unitedStatesStatements(text, random)),
  }
}

// The USPTO requires a disclaimer of descriptive words and for the reading of letters that are not Latin.
function unitedStatesStatements(text: string, random: Random): Details {
  const last = text.split(' ').at(-1) ?? ''
  if (englishTrades.includes(last.toLowerCase())) {
    return { disclaimer: `No claim is made to the exclusive right to use "${last}" apart from the mark as shown.` }
  }
  const pinyin = pinyinOf(text)
  if (pinyin !== null) return { transliteration: `The non-Latin characters in the mark transliterate to "${pinyin}".` }
  const coined = /^[A-Z]+$/.test(text) && random.chance(0.12)
  return coined ? { translation: `The wording "${text}" has no meaning in a foreign language.` } : {}
}

const SENIORITY_COUNTRIES = ['DE', 'ES', 'FR', 'IT', 'SE']

/** An earlier national registration whose seniority is claimed for a mark of the European Union. */
export function seniorityOf(filedOn: number, random: Random): Details {
  const country = random.pick(SENIORITY_COUNTRIES)
  const number = String(random.between(100_000, 2_999_999))
  return { seniorities: [{ country, number, on: dayText(yearsLater(filedOn, -random.between(1, 12))) }] }
}
