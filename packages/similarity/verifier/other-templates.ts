import {
  areConfusable,
  areWeak,
  areInitials,
  articles,
  both,
  counted,
  firstOf,
  hasManyOwners,
  isCombined,
  isInflected,
  isLonger,
  isOnlyExchange,
  isPinyin,
  make,
  namesAreWords,
  ofBoth,
  plainText,
  readExchanges,
  readPinyin,
  sameExchanges,
  sharedPart,
  soundAlike,
  unless,
  withoutPieces,
  wordsText,
} from './claims.ts'
import { corePairs } from './cores.ts'
import { type Hit, lettersIn } from './hit.ts'
import { areSame, commonCount, differOnlyIn, indexIn, isEastAsian, type Letters, lettersOf, runsIn } from './names.ts'
import { hangulLetters, isSpelling, moraeOf } from './romanize.ts'
import { areReadings, likeRendering, plainSyllable, sharesReading, soundsClose } from './spoken.ts'
import { spokenForms } from './said.ts'
import { areReadAlike } from './read-aloud.ts'
import { type Slots, type Template, type Verdict } from './template.ts'

/** Whether characters are the established name of letters: a dictionary says so, or at least one sounds like the other. */
function isName({ knowledge }: Hit, characters: readonly string[], letters: readonly string[]): Verdict {
  const isSame = knowledge.meanTheSame(characters.join(''), letters.join(''))
  if (isSame === true) return null
  const spelled = spokenForms(lettersIn(characters))
  const isHeard = spelled.some((form) => likeRendering(form, plainText(lettersIn(letters)), true) >= 0.7)
  return isHeard || isSame === undefined ? undefined : 'neither meaning nor sound corresponds'
}

/** Whether a quotation stands in a name with no letter or digit beside it; characters of East Asia end a word. */
const isWholeWord = (quotation: readonly string[], name: string) => {
  const [word = ''] = quotation
  const plain = Array.from(name, (letter) => (isEastAsian(letter) ? ' ' : letter)).join('')
  const pieces = plain.toLowerCase().split(word.toLowerCase())
  return (
    quotation.length === 1 &&
    pieces.some(
      (before, i) => i + 1 < pieces.length && !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(pieces[i + 1]!),
    )
  )
}

/** Whether two names have a letter or a character in common where one is written as the other is. */
const shareMuch = (hit: Hit) => corePairs(hit).some(([a, b]) => commonCount(a, b) > 0)

/** Whether a sentence prints pinyin with the reading by which a character is said to be compared. */
const saysReading = (sentence: string, slots: Slots) =>
  Array.from(sentence.matchAll(/[\p{Script=Latin}\p{M}]+/gu), ([syllable]) => plainSyllable(syllable)).includes(
    plainSyllable(slots['p_text']![0]!),
  )

/** Sentences on initials, renderings, word forms, short names, weak parts and combined marks. */
export const otherTemplates: readonly Template<Hit>[] = [
  make('E13', '{a*}为{b*}的拼音首字母。', '{a*} consists of the initials of the pinyin of {b*}.', (slots, _, hit) =>
    firstOf(
      ofBoth(hit, slots['a']!, slots['b']!),
      unless(areInitials(slots['a']!.join(''), slots['b']!), 'these are not the initials'),
    ),
  ),
  make('E13', '{a*}为{b*}的首字母缩写。', '{a*} consists of the initials of {b*}.', (slots, _, hit) =>
    firstOf(
      ofBoth(hit, slots['a']!, slots['b']!),
      unless(areInitials(slots['a']!.join(''), slots['b']!), 'these are not the initials'),
    ),
  ),
  make(
    'E14',
    '{a*}（{p~}）与{b*}读音相近，可视为其音译。',
    '{a*} ({p~}) sounds like {b*} and may be taken for its transliteration.',
    (slots, _, hit) => {
      const [a, b] = both(slots)
      const spelled = slots['p_text']![0]!
      const isNative = Boolean(hangulLetters(lettersIn(a)) ?? moraeOf(lettersIn(a)))
      const isRead = isNative
        ? unless(isSpelling(spelled, lettersIn(a)), 'that is not how it is spelt')
        : isPinyin(hit, a, spelled)
      return firstOf(
        ofBoth(hit, a, b),
        isRead,
        unless((hit.explanation.components.phonetic ?? 0) >= 60, 'the figure of the sound is too low for that'),
        unless(
          likeRendering(
            isNative ? spelled : plainSyllable(spelled.replaceAll(' ', '')),
            plainText(lettersIn(b)),
            !isNative,
          ) >= 0.8,
          'the consonants do not correspond',
        ),
      )
    },
  ),
  make('E14', '{a*}是{b*}的通用译名。', '{a*} is the established name of {b*} in another script.', (slots, _, hit) => {
    const [a, b] = both(slots)
    return firstOf(ofBoth(hit, a, b), isName(hit, a, b))
  }),
  make(
    'E14',
    '{a*}与{b*}含有同一知名商标的名称“{p~}”与“{q~}”。',
    '{a*} and {b*} contain names of one well-known mark, “{p~}” and “{q~}”.',
    (slots, _, hit) => {
      const [a, b] = both(slots)
      const [one, other] = [slots['p_text']!, slots['q_text']!]
      const [inA, inB] = [lettersOf(one[0]!), lettersOf(other[0]!)]
      return firstOf(
        ofBoth(hit, a, b),
        unless(indexIn(inA, lettersIn(a)) >= 0 && indexIn(inB, lettersIn(b)) >= 0, 'a name is not in its mark'),
        unless(inA.length < lettersIn(a).length || inB.length < lettersIn(b).length, 'the names are the marks'),
        isName(hit, one, other),
      )
    },
  ),
  make(
    'E14',
    '{a*}与{b*}的通用译名“{p~}”读音相近。',
    '{a*} sounds like “{p~}”, the established name of {b*}.',
    (slots, _, hit) => {
      const [a, b] = both(slots)
      const [own, named] = [lettersIn(a), lettersOf(slots['p_text']![0]!)]
      return firstOf(
        ofBoth(hit, a, b),
        unless(own.length === named.length && !areSame(own, named), 'that is the name itself, or of another length'),
        unless(
          own.every((letter, i) => sharesReading(letter, named[i]!) || soundsClose(letter, named[i]!)),
          'they are read differently',
        ),
        isName(hit, slots['p_text']!, b),
      )
    },
  ),
  make('E15', '{a*}与{b*}有相同的含义。', '{a*} and {b*} have a meaning in common.', (slots, _, hit) => {
    const [a, b] = both(slots)
    return firstOf(ofBoth(hit, a, b), namesAreWords(hit, a, b, true))
  }),
  make(
    'E16',
    '{a*}与{b*}仅词尾{x*}不同，如同一单词的不同词形。',
    '{a*} and {b*} differ only in the ending {x*}, as forms of one word do.',
    (slots, _, hit) => {
      const [a, b] = both(slots)
      return firstOf(ofBoth(hit, a, b), unless(isInflected(a, b, slots['x']!), 'these are no endings of one stem'))
    },
  ),
  make('E16', '{b*}仅比{a*}多冠词{x*}。', '{b*} differs from {a*} only by the article {x*}.', (slots, _, hit) => {
    const [a, b] = both(slots)
    return firstOf(
      ofBoth(hit, a, b),
      unless(
        slots['x']!.every((text) => articles.test(text.toLowerCase())) && isLonger(b, a, slots['x']!),
        'that is no article, or not all',
      ),
    )
  }),
  make(
    'E18',
    '商标较短（较长者{n#}个字符），按更严格的标准计分。',
    'The marks are short (the longer has {n#} characters), so they are scored strictly.',
    (slots, _, hit) => {
      const lengths = corePairs(hit).map(([a, b]) => Math.max(a.length, b.length))
      return unless(counted(slots, 'n') <= 5 && lengths.includes(counted(slots, 'n')), 'they are longer or shorter')
    },
  ),
  make(
    'E18',
    '{a*}与{b*}均为数字，按更严格的标准计分。',
    '{a*} and {b*} are numbers and are scored strictly.',
    (slots, _, hit) => {
      const [a, b] = both(slots)
      return firstOf(
        ofBoth(hit, a, b),
        unless(
          [a, b].every((own) => /^\d+$/.test(plainText(lettersIn(own)))),
          'they are not numbers',
        ),
      )
    },
  ),
  make(
    'E19',
    '{a*}与{b*}开头{x}相同，差异在{y*}。',
    '{a*} and {b*} have the same beginning {x}; the difference lies in {y*}.',
    (slots, _, hit) => {
      const [a, b] = both(slots)
      const [one, other, start] = [lettersIn(a), lettersIn(b), lettersIn(slots['x']!)]
      const rests = slots['y']!.map(lettersOf)
      const left = [one.slice(start.length), other.slice(start.length)].filter((rest) => rest.length > 0)
      return firstOf(
        ofBoth(hit, a, b),
        unless(indexIn(start, one) === 0 && indexIn(start, other) === 0, 'that is not the beginning of both'),
        unless(
          left.length === rests.length && left.every((rest, i) => areSame(rest, rests[i]!)),
          'the difference lies elsewhere',
        ),
      )
    },
  ),
  make(
    'E19',
    '{a*}与{b*}开头{x}和结尾{z}相同，差异在{y*}。',
    '{a*} and {b*} have the same beginning {x} and the same end {z}; the difference lies in {y*}.',
    (slots, _, hit) => {
      const [a, b] = both(slots)
      const [start, end] = [lettersIn(slots['x']!), lettersIn(slots['z']!)]
      const rests = slots['y']!.map(lettersOf)
      const between = [a, b]
        .map(lettersIn)
        .filter((own) => areSame(own.slice(0, start.length), start) && areSame(own.slice(own.length - end.length), end))
        .map((own) => own.slice(start.length, own.length - end.length))
      const left = between.filter((rest) => rest.length > 0)
      return firstOf(
        ofBoth(hit, a, b),
        unless(
          between.length === 2 && left.length === rests.length && left.every((rest, i) => areSame(rest, rests[i]!)),
          'the difference lies elsewhere',
        ),
      )
    },
  ),
  make(
    'E20',
    '{a*}与{b*}拼写不同但读音相近。',
    '{a*} and {b*} are spelt differently but sound alike.',
    (slots, _, hit) => {
      const [a, b] = both(slots)
      return firstOf(
        ofBoth(hit, a, b),
        unless(!areSame(lettersIn(a), lettersIn(b)) || areReadAlike(hit.query, hit.name), 'they are spelt alike'),
        unless(
          soundAlike(wordsText(lettersIn(a)), wordsText(lettersIn(b))) || areReadAlike(hit.query, hit.name),
          'they do not sound alike',
        ),
      )
    },
  ),
  make(
    'E21',
    '{a*}与{b*}含视觉上易混的字符（{d~}），其余相同。',
    '{a*} and {b*} differ only in characters that are easily confused ({d~}).',
    (slots, english, hit) => {
      const [a, b] = both(slots)
      const exchanges = readExchanges(slots['d_text']![0]!)
      if (!exchanges || !sameExchanges(slots, english)) return 'the characters cannot be read'
      return firstOf(
        isOnlyExchange(hit, a, b, exchanges),
        ...exchanges.map((each) =>
          unless(areConfusable(plainText(each.a), plainText(each.b)), 'they are not easily confused'),
        ),
      )
    },
  ),
  make(
    'E22',
    '{a*}与{b*}各有不同含义，近似程度下调。',
    '{a*} and {b*} have different meanings, which lowers the degree.',
    (slots, _, hit) => {
      const [a, b] = both(slots)
      return firstOf(ofBoth(hit, a, b), namesAreWords(hit, a, b, false))
    },
  ),
  make(
    'E22',
    '不同的单词仅为{a*}与{b*}，含义各不相同，近似程度下调。',
    'The only different words, {a*} and {b*}, have different meanings, which lowers the degree.',
    (slots, _, hit) => {
      const [a, b] = both(slots)
      const exchange = { a: lettersIn(a), b: lettersIn(b) }
      return firstOf(
        ofBoth(hit, a, b),
        unless(
          lettersOf(hit.query).length > exchange.a.length &&
            differOnlyIn(lettersOf(hit.query), lettersOf(hit.name), [exchange]),
          'something else differs',
        ),
        unless(isWholeWord(a, hit.query) && isWholeWord(b, hit.name), 'that is a part of a word'),
        namesAreWords(hit, a, b, false),
      )
    },
  ),
  make(
    'E22',
    '{a*}与{b*}为读音不同的单字，近似程度下调。',
    '{a*} and {b*} are single characters with different readings, which lowers the degree.',
    (slots, _, hit) => {
      const [a, b] = both(slots)
      const [one, other] = [lettersIn(a), lettersIn(b)]
      return firstOf(
        ofBoth(hit, a, b),
        unless(
          one.length === 1 && other.length === 1 && !sharesReading(one[0]!, other[0]!),
          'they are read alike, or more than one character',
        ),
      )
    },
  ),
  make(
    'E23',
    '相同部分{x*}显著性弱，近似程度受限。',
    'The shared part {x*} is weak, which limits the degree.',
    (slots, _, hit) => firstOf(sharedPart(slots['x']!, hit), areWeak(slots['x']!, hit)),
  ),
  make(
    'E23',
    '两商标均含的{x*}显著性弱，其余部分{a*}与{b*}不同，近似程度受限。',
    'Both marks contain {x*}, which is weak; the rest, {a*} and {b*}, differs, which limits the degree.',
    (slots, _, hit) => {
      const [a, b] = both(slots)
      const weak = slots['x']!.map(lettersOf)
      const isAll = (rest: readonly string[], name: Letters) =>
        withoutPieces(name, [...weak, ...rest.map(lettersOf)]).some((left) => left.length === 0)
      return firstOf(
        sharedPart(slots['x']!, hit),
        areWeak(slots['x']!, hit),
        unless(!areSame(lettersIn(a), lettersIn(b)), 'the rest is the same'),
        unless(
          corePairs(hit).some(([one, other]) => isAll(a, one) && isAll(b, other)),
          'that is not all that is left',
        ),
      )
    },
  ),
  make(
    'E23',
    '相同部分{x*}为众多权利人使用，近似程度受限。',
    'Many owners use the shared part {x*}, which limits the degree.',
    (slots, _, hit) => firstOf(sharedPart(slots['x']!, hit), ...slots['x']!.map((text) => hasManyOwners(hit, text))),
  ),
  make(
    'E25',
    '{a*}与{b*}的称呼均为{n#}音，其中{m#}音不同。',
    '{a*} and {b*} differ in {m#} of {n#} morae.',
    (slots, _, hit) => {
      const [a, b] = both(slots)
      const [one, other] = [moraeOf(lettersIn(a)), moraeOf(lettersIn(b))]
      if (!one || !other) return 'they are not kana'
      const differ = one.filter((mora, i) => mora !== other[i]).length
      return firstOf(
        ofBoth(hit, a, b),
        unless(
          one.length === counted(slots, 'n') && other.length === counted(slots, 'n') && differ === counted(slots, 'm'),
          'the morae are counted wrongly',
        ),
      )
    },
  ),
  make(
    'E25',
    '{b*}的称呼仅比{a*}多一音（共{n#}音）。',
    '{b*} has one mora more than {a*} ({n#} in all).',
    (slots, _, hit) => {
      const [a, b] = both(slots)
      const [one, other] = [moraeOf(lettersIn(a)), moraeOf(lettersIn(b))]
      if (!one || !other) return 'they are not kana'
      const isOneMore = other.some((_mora, at) => other.toSpliced(at, 1).join() === one.join())
      return firstOf(
        ofBoth(hit, a, b),
        unless(other.length === counted(slots, 'n') && isOneMore, 'the morae are counted wrongly'),
      )
    },
  ),
  make(
    'E26',
    '{a}为组合商标，比较的是其中的{x*}。',
    '{a} is a combined mark; its part {x*} was compared.',
    (slots, _, hit) => isCombined(slots['a']![0]!, slots['x']!, hit),
  ),
  make(
    'E26',
    '{a}与{b}为组合商标，比较的是其中的{x*}与{y*}。',
    '{a} and {b} are combined marks; their parts {x*} and {y*} were compared.',
    (slots, _, hit) =>
      firstOf(isCombined(slots['a']![0]!, slots['x']!, hit), isCombined(slots['b']![0]!, slots['y']!, hit)),
  ),
  make('E26', '{a}与{b}的{x*}部分相同。', '{a} and {b} have the part {x*} in common.', (slots, _, hit) => {
    const run = slots['x']!.map(lettersOf)
    return firstOf(
      ofBoth(hit, slots['a']!, slots['b']!),
      unless(runsIn(run, lettersIn(slots['a']!)) && runsIn(run, lettersIn(slots['b']!)), 'they do not share it'),
    )
  }),
  make(
    'E30',
    '{c}另有读音{o~}，此处按{p~}比较。',
    '{c} is also read {o~}; it is compared as {p~} here.',
    (slots, _, hit) => {
      const character = lettersIn(slots['c']!)
      const syllables = [...readPinyin(slots['o_text']![0]!), ...readPinyin(slots['p_text']![0]!)]
      const isSaid = hit.explanation.reasons.some(
        ({ code, zh }) => /^E(?:4|5|12|14)$/.test(code) && saysReading(zh, slots),
      )
      return firstOf(
        unless(character.length === 1, 'that is not one character'),
        unless(new Set(syllables).size === syllables.length, 'a reading is named twice'),
        unless(
          syllables.every((syllable) => areReadings([syllable], character)),
          'the character has no such reading',
        ),
        unless(isSaid, 'nothing is compared by that reading'),
      )
    },
  ),
  make('E29', '没有可以具体指明的共同之处。', 'Nothing specific in common can be named.', (_slots, _, hit) =>
    firstOf(
      unless(Object.keys(hit.explanation.components).length === 0, 'a figure can be named'),
      unless(!shareMuch(hit), 'what they share can be named'),
    ),
  ),
  make(
    'E29',
    '按分项：{d~}（满分100），没有可以具体指明的共同之处。',
    'By component, of 100: {d~}; nothing more specific can be named.',
    (slots, english, hit) => {
      const { text, phonetic, visual, semantic } = hit.explanation.components
      const said = Array.from(slots['d_text']![0]!.matchAll(/[\d.]+/g), ([number]) => Number(number))
      const inEnglish = Array.from(english['d_text']![0]!.matchAll(/[\d.]+/g), ([number]) => Number(number))
      const own = [text, phonetic, visual, semantic].filter((value) => value !== undefined)
      return firstOf(
        unless(said.join() === own.join() && inEnglish.join() === own.join(), 'the figures are not those of the hit'),
        unless(!shareMuch(hit), 'what they share can be named'),
      )
    },
  ),
]
