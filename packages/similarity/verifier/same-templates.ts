import {
  both,
  counted,
  fewDiffer,
  firstOf,
  functionWords,
  haveSameWords,
  haveSameWordsBeside,
  isNoPartOfAMark,
  isOnlyExchange,
  make,
  ofBoth,
  plainText,
  readExchanges,
  sameExchanges,
  sharesRuns,
  splitList,
  unless,
  withoutPieces,
} from './claims.ts'
import { corePairs } from './cores.ts'
import { type Hit, isQuotedFrom, lettersIn } from './hit.ts'
import { areSame, isReordering, type Letters, lettersOf, runsIn } from './names.ts'
import { differInNumber, sayNumber } from './numbers.ts'
import { type Template } from './template.ts'
import { isTranslated, whyNotOnly } from './writing.ts'

/** Whether letters are a core, or one with articles and legal forms that both names have. */
const isCoreOf = (letters: Letters, core: Letters) =>
  areSame(letters, core) ||
  corePairs({ query: plainText(letters), name: plainText(core) }).some(([own]) => areSame(own, core))

/** Whether a name begins with an English article before a word that is no letter, number or joining word: not A-LINE. */
const isArticleOf = (article: string, name: string) => {
  const [, next = ''] = new RegExp(`^\\P{L}*(?:the )?${article.replace(/^the /i, '')}\\s+(\\S*)`, 'iu').exec(name) ?? []
  const word = plainText(lettersOf(next))
  return word.length > 1 && !/^(?:\d|plus$)/.test(word) && !functionWords.has(word)
}

/** Sentences on what two names share as they are printed, and in what they differ. */
export const sameTemplates: readonly Template<Hit>[] = [
  make('E1', '两商标文字完全相同。', 'The two marks are identical.', (_, __, { query, name }) =>
    unless(query.trim() === name.trim(), 'they are not printed alike'),
  ),
  make(
    'E1',
    '两商标文字构成相同，仅{d~}不同。',
    'The marks consist of the same characters; they differ only in {d~}.',
    (slots, english, { query, name }) =>
      firstOf(
        whyNotOnly(splitList(slots['d_text']![0]!), query, name),
        unless(
          isTranslated(splitList(slots['d_text']![0]!), english['d_text']![0]!),
          'the languages name different things',
        ),
      ),
  ),
  make(
    'E1',
    '{a*}与{b*}表示同一数字，仅书写方式不同。',
    '{a*} and {b*} are the same number, written differently.',
    (slots, _, hit) => {
      const [a, b] = both(slots)
      const [one, other] = [sayNumber(a.join('')), sayNumber(b.join(''))]
      return firstOf(
        ofBoth(hit, a, b),
        unless(
          one.some((number) => other.includes(number)),
          'they are not the same number',
        ),
      )
    },
  ),
  make(
    'E1',
    '{a*}与{b*}仅数字的书写方式不同。',
    '{a*} and {b*} differ only in how the number is written.',
    (slots, _, hit) => {
      const [a, b] = both(slots)
      return firstOf(ofBoth(hit, a, b), unless(differInNumber(a.join(''), b.join('')), 'something else differs'))
    },
  ),
  make(
    'E1',
    '两商标的主体{x*}相同，区别在于{y*}，此类文字不具显著性。',
    'The distinctive part {x*} is the same; the difference lies in {y*}, which distinguishes nothing.',
    (slots, _, { query, name }) => {
      const rest = (text: string) => withoutPieces(lettersOf(text), slots['y']!.map(lettersOf))
      return firstOf(
        unless(
          slots['x']!.some((text) => isQuotedFrom(text, query) || isQuotedFrom(text, name)),
          'the core is of neither',
        ),
        unless(slots['y']!.every(isNoPartOfAMark), 'what is added may distinguish'),
        unless(
          slots['y']!.every(
            (text) => !/^(?:the )?a$/i.test(text) || [query, name].some((own) => isArticleOf(text, own)),
          ),
          'that is a letter, no article',
        ),
        unless(
          rest(query).some((one) =>
            rest(name).some((other) => areSame(one, other) && isCoreOf(one, lettersIn(slots['x']!))),
          ),
          'something else differs',
        ),
      )
    },
  ),
  ...(['文字', '字母', '数字', '单词'] as const).map((what) =>
    make(
      'E2',
      `{a*}与{b*}${what}相同，仅排列顺序不同。`,
      `{a*} and {b*} consist of the same ${{ 文字: 'characters', 字母: 'letters', 数字: 'digits', 单词: 'words' }[what]} in a different order.`,
      (slots, _, hit) => {
        const [a, b] = both(slots)
        const [one, other] = [lettersIn(a), lettersIn(b)]
        const areDigits = [...one, ...other].every(({ shown }) => /^\p{Nd}$/u.test(shown))
        return firstOf(
          ofBoth(hit, a, b),
          unless(isReordering(one, other) && !areSame(one, other), 'they are not made of the same letters'),
          unless(what !== '单词' || haveSameWords(a, b), 'they are not made of the same words'),
          unless(what !== '数字' || areDigits, 'they are not made of digits'),
          unless(what !== '字母' || !areDigits, 'they are made of digits, not of letters'),
        )
      },
    ),
  ),
  ...[
    { zh: '仅排列顺序不同。', en: 'a different order.', isSameForm: true },
    { zh: '仅排列顺序和单复数不同。', en: 'a different order, singular or plural.', isSameForm: false },
  ].map(({ zh, en, isSameForm }) =>
    make(
      'E2',
      `除{x*}外，{a*}与{b*}由相同的单词构成，${zh}`,
      `Apart from {x*}, {a*} and {b*} consist of the same words in ${en}`,
      (slots, _, hit) => {
        const [a, b] = both(slots)
        const leftOut = new Set(slots['x']!.map((text) => plainText(lettersOf(text))))
        return firstOf(
          ofBoth(hit, a, b),
          unless(
            [...leftOut].every((word) => functionWords.has(word)),
            'that is more than a word that joins others',
          ),
          unless(haveSameWordsBeside(a, b, leftOut, isSameForm), 'they are not made of the same words'),
        )
      },
    ),
  ),
  ...(['个字', '个字母', '个字符'] as const).map((what) =>
    make(
      what === '个字' ? 'E3' : 'E17',
      `{a*}与{b*}各{n#}${what}，仅{d~}不同。`,
      `{a*} and {b*} have {n#} ${{ 个字: 'characters', 个字母: 'letters', 个字符: 'characters' }[what]} each; only {d~} differ.`,
      (slots, english, hit) => {
        const [a, b] = both(slots)
        const exchanges = readExchanges(slots['d_text']![0]!)
        if (!exchanges || !sameExchanges(slots, english)) return 'what differs cannot be read'
        const [one, other] = [lettersIn(a), lettersIn(b)]
        return firstOf(
          isOnlyExchange(hit, a, b, exchanges),
          unless(
            one.length === counted(slots, 'n') && other.length === counted(slots, 'n'),
            'the number of letters is wrong',
          ),
          fewDiffer(one, other, exchanges),
        )
      },
    ),
  ),
  ...(['E3', 'E17'] as const).flatMap((code) => [
    make(code, '{a*}与{b*}仅{d~}不同，其余相同。', '{a*} and {b*} differ only in {d~}.', (slots, english, hit) => {
      const [a, b] = both(slots)
      const exchanges = readExchanges(slots['d_text']![0]!)
      if (!exchanges || !sameExchanges(slots, english)) return 'what differs cannot be read'
      return firstOf(isOnlyExchange(hit, a, b, exchanges), fewDiffer(lettersIn(a), lettersIn(b), exchanges))
    }),
    make(code, '{b*}仅比{a*}多{x*}。', '{b*} differs from {a*} only by the additional {x*}.', (slots, _, hit) => {
      const [a, b] = both(slots)
      const added = slots['x']!.map((text) => ({ a: [], b: lettersOf(text) }))
      return firstOf(isOnlyExchange(hit, a, b, added), fewDiffer(lettersIn(a), lettersIn(b), added))
    }),
    make(
      code,
      '{a*}与{b*}均含{x*}，{c}与{d}不同。',
      '{a*} and {b*} share {x*}; {c} and {d} differ.',
      (slots, _, hit) => {
        const [a, b] = both(slots)
        const [one, other] = [lettersIn(a), lettersIn(b)]
        const runs = slots['x']!.map(lettersOf)
        return firstOf(
          ofBoth(hit, a, b),
          ofBoth(hit, slots['c']!, slots['d']!),
          unless(runsIn(runs, one) && runsIn(runs, other), 'they do not share it'),
          unless(!areSame(lettersIn(slots['c']!), lettersIn(slots['d']!)), 'what is said to differ is the same'),
        )
      },
    ),
  ]),
  ...(['个字', '个字母', '个字符'] as const).map((what) =>
    make(
      what === '个字' ? 'E3' : 'E17',
      `{a*}与{b*}有{m#}${what}相同且顺序一致（{x*}），较长者共{n#}${what}。`,
      `{a*} and {b*} have {m#} of {n#} ${what === '个字母' ? 'letters' : 'characters'} in common, in the same order ({x*}), counted by the longer one.`,
      (slots, _, hit) => sharesRuns(slots, hit),
    ),
  ),
  ...(['E3', 'E17'] as const).map((code) =>
    make(code, '{a*}与{b*}均含{x*}，顺序一致。', '{a*} and {b*} share {x*}, in the same order.', (slots, _, hit) => {
      const [a, b] = both(slots)
      const runs = slots['x']!.map(lettersOf)
      return firstOf(
        ofBoth(hit, a, b),
        unless(runsIn(runs, lettersIn(a)) && runsIn(runs, lettersIn(b)), 'they do not share it'),
      )
    }),
  ),
]
