import {
  areAlike,
  both,
  counted,
  firstOf,
  haveSamePinyin,
  isPinyin,
  isSubsequence,
  make,
  ofBoth,
  readExchanges,
  readPinyin,
  sameExchanges,
  unless,
} from './claims.ts'
import { corePairs } from './cores.ts'
import { type Hit, lettersIn } from './hit.ts'
import { differOnlyIn, isSame, lettersOf, partsOf, runsIn } from './names.ts'
import { isSpelling } from './romanize.ts'
import { areCloseSyllables, likeSounds, sharesReading } from './spoken.ts'
import { type Template } from './template.ts'

/** Sentences on how names are heard and what their characters look like. */
export const heardTemplates: readonly Template<Hit>[] = [
  make(
    'E3',
    '首字{a}（{p~}）与{b}（{q~}）读音不同，近似程度受限。',
    'The first characters {a} ({p~}) and {b} ({q~}) are read differently, which limits the degree.',
    (slots, _, hit) => {
      const { query, name, explanation } = hit
      const [one, other] = [lettersIn(slots['a']!), lettersIn(slots['b']!)]
      const isFirst =
        partsOf(query).some((part) => isSame(part[0], one[0])) &&
        partsOf(name).some((part) => isSame(part[0], other[0]))
      return firstOf(
        unless(isFirst && one.length === 1 && other.length === 1, 'they are not the first characters'),
        isPinyin(hit, slots['a']!, slots['p_text']![0]!),
        isPinyin(hit, slots['b']!, slots['q_text']![0]!),
        unless(!sharesReading(one[0]!, other[0]!), 'they have a reading in common'),
        unless(explanation.score < 60, 'nothing is limited'),
      )
    },
  ),
  make(
    'E4',
    '{a*}与{b*}的拼音相同（{p~}，不计声调）。',
    '{a*} and {b*} have the same pinyin ({p~}), tones apart.',
    (slots, _, hit) => {
      const [a, b] = both(slots)
      return firstOf(ofBoth(hit, a, b), haveSamePinyin(hit, a, b, slots['p_text']![0]!))
    },
  ),
  make(
    'E4',
    '{a*}与{b*}的拼音相同（{p~}，不计声调），且均含{x*}。',
    '{a*} and {b*} have the same pinyin ({p~}), tones apart, and share {x*}.',
    (slots, _, hit) => {
      const [a, b] = both(slots)
      const runs = slots['x']!.map(lettersOf)
      return firstOf(
        ofBoth(hit, a, b),
        haveSamePinyin(hit, a, b, slots['p_text']![0]!),
        unless(runsIn(runs, lettersIn(a)) && runsIn(runs, lettersIn(b)), 'they do not share it'),
      )
    },
  ),
  make(
    'E5',
    '{a*}与{b*}的拼音相近（{p~} / {q~}）。',
    'The pinyin of {a*} and {b*} is similar ({p~} / {q~}).',
    (slots, _, hit) => {
      const [a, b] = both(slots)
      const [one, other] = [readPinyin(slots['p_text']![0]!), readPinyin(slots['q_text']![0]!)]
      return firstOf(
        ofBoth(hit, a, b),
        isPinyin(hit, a, one.join(' ')),
        isPinyin(hit, b, other.join(' ')),
        unless(
          one.length === other.length && one.every((syllable, i) => areCloseSyllables(syllable, other[i]!)),
          'a syllable is not close',
        ),
        unless(one.join() !== other.join(), 'the pinyin is the same'),
      )
    },
  ),
  make(
    'E5',
    '{a*}与{b*}的拼音（{p~} / {q~}）有{m#}个音节相同且顺序一致（{s~}），较长者共{n#}个音节。',
    'The pinyin of {a*} and {b*} ({p~} / {q~}) has {m#} of {n#} syllables in common, in the same order ({s~}), counted by the longer one.',
    (slots, _, hit) => {
      const [a, b] = both(slots)
      const [one, other, shared] = ['p', 'q', 's'].map((name) => readPinyin(slots[`${name}_text`]![0]!)) as [
        string[],
        string[],
        string[],
      ]
      return firstOf(
        ofBoth(hit, a, b),
        isPinyin(hit, a, one.join(' ')),
        isPinyin(hit, b, other.join(' ')),
        unless(
          shared.length === counted(slots, 'm') && isSubsequence(shared, one) && isSubsequence(shared, other),
          'they do not share these syllables',
        ),
        unless(Math.max(one.length, other.length) === counted(slots, 'n'), 'the number of syllables is wrong'),
      )
    },
  ),
  make(
    'E5',
    '{a*}与{b*}的转写相近（{p~} / {q~}）。',
    'The spellings of {a*} and {b*} in letters are similar ({p~} / {q~}).',
    (slots, _, hit) => {
      const [a, b] = both(slots)
      const [p, q] = [slots['p_text']![0]!, slots['q_text']![0]!]
      return firstOf(
        ofBoth(hit, a, b),
        unless(isSpelling(p, lettersIn(a)) && isSpelling(q, lettersIn(b)), 'that is not how they are spelt'),
        unless(likeSounds(p, q) >= 0.7, 'the spellings are not similar'),
      )
    },
  ),
  ...(['', '，其余文字相同，整体外观近似'] as const).map((rest) =>
    make(
      'E6',
      `{d~}字形相近${rest}。`,
      `{d~} look alike${rest ? ' and all else is the same, so the marks look similar as a whole' : ''}.`,
      (slots, english, hit) => {
        const exchanges = readExchanges(slots['d_text']![0]!)
        if (!exchanges || !sameExchanges(slots, english)) return 'the characters cannot be read'
        return firstOf(
          ...exchanges.map(({ a, b }) => areAlike(hit, a, b)),
          rest
            ? unless(
                corePairs(hit).some(([one, other]) => differOnlyIn(one, other, exchanges)),
                'something else differs',
              )
            : null,
        )
      },
    ),
  ),
]
