import {
  both,
  containsWhole,
  counted,
  firstOf,
  hasManyOwners,
  isLonger,
  isOnlyExchange,
  isPinyin,
  make,
  namesAreWords,
  ofBoth,
  plainText,
  unless,
  whyNotWeak,
} from './claims.ts'
import { type Hit, isQuotedFrom, lettersIn } from './hit.ts'
import { areSame, indexIn, lettersOf, runsIn } from './names.ts'
import { isSpelling } from './romanize.ts'
import { plainSyllable } from './spoken.ts'
import { type Template } from './template.ts'

/** The ü of pinyin is said to be taken for u where the letters have none. */
/** Signs are said where digits stand among the letters. */
const spellings = [
  { what: '拼音', spelling: 'pinyin', unit: '个字母', units: 'letters' },
  { what: '转写', spelling: 'spelling', unit: '个字母', units: 'letters' },
  { what: '转写', spelling: 'spelling', unit: '个字符', units: 'characters' },
] as const

const umlauts = [
  { zh: '', en: '', as: null },
  { zh: '（ü作u）', en: ' (ü as u)', as: 'u' },
  { zh: '（ü作v）', en: ' (ü as v)', as: 'v' },
  { zh: '（ü作yu）', en: ' (ü as yu)', as: 'yu' },
] as const
/** What the letters write for the ü of a pinyin; null where it has none, or they do. */
function umlautAs(pinyin: string, letters: readonly string[]): string | null {
  const text = letters.join('').toLowerCase().normalize('NFD')
  if (!pinyin.normalize('NFD').includes('u\u0308') || text.includes('u\u0308')) return null
  return text.match(/[ln](v|yu)/)?.[1] ?? 'u'
}
/** Letters with u for what stands for ü. */
const withU = (letters: string, as: string | null) =>
  as === 'v' || as === 'yu' ? letters.replaceAll(new RegExp(`(?<=[ln])${as}`, 'g'), 'u') : letters

/** Sentences on what one name contains of the other, on meaning and on spelling in letters. */
export const containedTemplates: readonly Template<Hit>[] = [
  make('E7', '{b*}由{a*}重叠构成。', '{b*} repeats {a*}.', (slots, _, hit) => {
    const [a, b] = both(slots)
    const [one, other] = [lettersIn(a), lettersIn(b)]
    return firstOf(
      ofBoth(hit, a, b),
      unless(
        areSame([...one, ...one], other) ||
          areSame(
            one.flatMap((letter) => [letter, letter]),
            other,
          ),
        'it is no repetition',
      ),
    )
  }),
  make(
    'E8',
    '{b*}在{a*}上仅增加显著性较弱的{x*}（{k~}）。',
    '{b*} adds only the weak element {x*} ({k~}) to {a*}.',
    (slots, _, hit) => {
      const [a, b] = both(slots)
      return firstOf(
        ofBoth(hit, a, b),
        unless(
          isLonger(b, a, slots['x']!) && containsWhole(lettersIn(b), lettersIn(a)),
          'that is not all that is added',
        ),
        ...slots['x']!.map((text) => whyNotWeak(text, slots['k_text']![0]!, hit)),
      )
    },
  ),
  make(
    'E8',
    '{b*}在{a*}上增加的{x*}为众多权利人使用，显著性较弱。',
    '{b*} adds {x*} to {a*}; many owners use it, so it distinguishes little.',
    (slots, _, hit) => {
      const [a, b] = both(slots)
      return firstOf(
        ofBoth(hit, a, b),
        unless(isLonger(b, a, slots['x']!), 'that is not what is added'),
        ...slots['x']!.map((text) => hasManyOwners(hit, text)),
      )
    },
  ),
  make(
    'E8',
    '{a}中的{x*}显著性较弱（{k~}），比较的是其显著部分{y}。',
    'In {a}, {x*} ({k~}) is weak; its distinctive part {y} was compared.',
    (slots, _, hit) => {
      const [mark] = slots['a']!
      const of = [hit.query, hit.name].filter((own) => isQuotedFrom(mark!, own))
      const [whole, part] = [lettersOf(mark!), lettersIn(slots['y']!)]
      const left = whole.length - part.length - lettersIn(slots['x']!).length
      return firstOf(
        unless(of.length > 0, 'that is neither name'),
        unless(left === 0 && indexIn(part, whole) >= 0, 'that is not what is left'),
        ...slots['x']!.map((text) => whyNotWeak(text, slots['k_text']![0]!, hit)),
      )
    },
  ),
  make(
    'E9',
    '{a*}与{b*}结构相同，仅将{x}换为{y}。',
    '{a*} and {b*} have the same pattern; only {x} is exchanged for {y}.',
    (slots, _, hit) => {
      const [a, b] = both(slots)
      return isOnlyExchange(hit, a, b, [{ a: lettersIn(slots['x']!), b: lettersIn(slots['y']!) }])
    },
  ),
  make('E10', '{b*}完整包含{a*}。', '{b*} contains {a*} as a whole.', (slots, _, hit) => {
    const [a, b] = both(slots)
    return firstOf(ofBoth(hit, a, b), unless(containsWhole(lettersIn(b), lettersIn(a)), 'it does not contain it'))
  }),
  make(
    'E11',
    '{a*}与{b*}含义相同或相近。',
    'The meanings of {a*} and {b*} are the same or similar.',
    (slots, _, hit) => {
      const [a, b] = both(slots)
      return firstOf(ofBoth(hit, a, b), namesAreWords(hit, a, b, true))
    },
  ),
  ...umlauts.map(({ zh, en, as }) =>
    make(
      'E12',
      `{b*}的拼音（{p~}）与{a*}逐字母对应${zh}。`,
      `The pinyin of {b*} ({p~}) corresponds to {a*} letter by letter${en}.`,
      (slots, _, hit) => {
        const [a, b] = both(slots)
        const syllables = slots['p_text']![0]!
        return firstOf(
          ofBoth(hit, a, b),
          isPinyin(hit, b, syllables),
          unless(
            plainSyllable(syllables.replaceAll(' ', '')) === plainSyllable(withU(plainText(lettersIn(a)), as)),
            'the letters are not those of the pinyin',
          ),
          unless(umlautAs(syllables, a) === as, 'it is not said truly how ü is written'),
        )
      },
    ),
  ),
  ...spellings.flatMap(({ what, spelling, unit, units }) =>
    umlauts.map(({ zh, en, as }) =>
      make(
        'E12',
        `{b*}的${what}（{p~}）与{a*}有{m#}${unit}相同且顺序一致（{x*}），较长者共{n#}${unit}${zh}。`,
        `The ${spelling} of {b*} ({p~}) and {a*} have {m#} of {n#} ${units} in common, in the same order ({x*}), counted by the longer one${en}.`,
        (slots, _, hit) => {
          const [a, b] = both(slots)
          const spelled = slots['p_text']![0]!
          const [one, other, runs] = [lettersOf(spelled), lettersIn(a), slots['x']!.map(lettersOf)]
          const count = runs.reduce((sum, run) => sum + run.length, 0)
          return firstOf(
            ofBoth(hit, a, b),
            what === '拼音'
              ? isPinyin(hit, b, spelled)
              : unless(isSpelling(spelled, lettersIn(b)), 'that is not how it is spelt'),
            unless(
              count === counted(slots, 'm') && runsIn(runs, one) && runsIn(runs, other),
              'they do not share these letters',
            ),
            unless(Math.max(one.length, other.length) === counted(slots, 'n'), 'the number of letters is wrong'),
            unless(
              what === '拼音' || /\d/.test(spelled + a.join('')) === (unit === '个字符'),
              'letters and digits are confused',
            ),
            unless(umlautAs(spelled, a) === as, 'it is not said truly how ü is written'),
          )
        },
      ),
    ),
  ),
  make(
    'E12',
    '{b*}的转写（{p~}）与{a*}对应。',
    'The spelling of {b*} in letters ({p~}) corresponds to {a*}.',
    (slots, _, hit) => {
      const [a, b] = both(slots)
      const spelled = slots['p_text']![0]!
      return firstOf(
        ofBoth(hit, a, b),
        unless(
          isSpelling(spelled, lettersIn(b)) && isSpelling(plainText(lettersIn(a)), lettersIn(b)),
          'that is not how it is spelt',
        ),
      )
    },
  ),
]
