/**
 * Sentences of an explanation; the ids are those of the published rule list, E29 names figures alone, E30 another reading.
 */
export type TemplateId =
  | ('E1' | 'E2' | 'E3' | 'E4' | 'E5' | 'E6' | 'E7' | 'E8' | 'E9' | 'E10' | 'E11' | 'E12' | 'E13' | 'E14' | 'E15')
  | ('E16' | 'E17' | 'E18' | 'E19' | 'E20' | 'E21' | 'E22' | 'E23' | 'E25' | 'E26' | 'E29' | 'E30')

export type Reason = { code: TemplateId; zh: string; en: string }

/** A detail in both languages. */
export type Detail = { zh: string; en: string }

/** Pieces of a mark as they are printed in it. */
export type Quoted = readonly string[]

/** What one mark has in place of something else in the other. */
export type Exchanged = readonly [a: string, b: string]

const quote = (text: string) => `“${text}”`
/** Quotation marks within a mark would end the quotation. */
const unquoted = (text: string) => text.replaceAll(/[“”]/g, '')
const zhList = (texts: Quoted) => texts.map(quote).join('、')
const enList = (texts: Quoted) => texts.map(quote).join(', ')
const zhPairs = (pairs: readonly Exchanged[]) => pairs.map(([a, b]) => `${quote(a)}与${quote(b)}`).join('、')
const enPairs = (pairs: readonly Exchanged[]) => pairs.map(([a, b]) => `${quote(a)} and ${quote(b)}`).join(', ')

const kindNames = {
  qualifier: { zh: '修饰性文字', en: 'a modifier' },
  place: { zh: '地名', en: 'a place name' },
  generic: { zh: '通用或描述性文字', en: 'generic or descriptive' },
} as const

/** What a mark consists of: how its units are called in either language. */
export const unitNames = {
  characters: { zh: '个字', en: 'characters', code: 'E3' },
  letters: { zh: '个字母', en: 'letters', code: 'E17' },
  signs: { zh: '个字符', en: 'characters', code: 'E17' },
} as const
export type UnitName = keyof typeof unitNames

/** How characters are written in letters; `signs` where digits stand among them. */
const spellings = {
  pinyin: { zh: '拼音', en: 'pinyin', unit: 'letters' },
  letters: { zh: '转写', en: 'spelling', unit: 'letters' },
  signs: { zh: '转写', en: 'spelling', unit: 'signs' },
} as const

const orderNames = {
  characters: { zh: '文字', en: 'characters' },
  letters: { zh: '字母', en: 'letters' },
  digits: { zh: '数字', en: 'digits' },
  words: { zh: '单词', en: 'words' },
} as const

type Two = { a: Quoted; b: Quoted }

/** Says what the ü of pinyin is compared as, where the letters have none. */
function umlaut(letters: Quoted, pinyin: string): Detail {
  const text = letters.join('').normalize('NFC')
  if (!/[üǖǘǚǜ]/.test(pinyin) || /ü/i.test(text)) return { zh: '', en: '' }
  const as = /[ln](v|yu)/i.exec(text)?.[1]?.toLowerCase() ?? 'u'
  return { zh: `（ü作${as}）`, en: ` (ü as ${as})` }
}

/**
 * One function for each template; each gives one sentence in Chinese and in English. Quotations are of the names as they
 * are printed; what a sentence says of them is checked before it is made, and by the verifier beside this folder.
 */
export const sentences = {
  identical: (): Reason => ({ code: 'E1', zh: '两商标文字完全相同。', en: 'The two marks are identical.' }),
  sameCharacters: (difference: Detail): Reason => ({
    code: 'E1',
    zh: `两商标文字构成相同，仅${difference.zh}不同。`,
    en: `The marks consist of the same characters; they differ only in ${difference.en}.`,
  }),
  numberWritten: ({ a, b }: Two): Reason => ({
    code: 'E1',
    zh: `${zhList(a)}与${zhList(b)}仅数字的书写方式不同。`,
    en: `${enList(a)} and ${enList(b)} differ only in how the number is written.`,
  }),
  sameNumber: ({ a, b }: Two): Reason => ({
    code: 'E1',
    zh: `${zhList(a)}与${zhList(b)}表示同一数字，仅书写方式不同。`,
    en: `${enList(a)} and ${enList(b)} are the same number, written differently.`,
  }),
  sameCore: (core: Quoted, cut: Quoted): Reason => ({
    code: 'E1',
    zh: `两商标的主体${zhList(core)}相同，区别在于${zhList(cut)}，此类文字不具显著性。`,
    en: `The distinctive part ${enList(core)} is the same; the difference lies in ${enList(cut)}, which distinguishes nothing.`,
  }),
  otherOrder: (what: keyof typeof orderNames, { a, b }: Two): Reason => ({
    code: 'E2',
    zh: `${zhList(a)}与${zhList(b)}${orderNames[what].zh}相同，仅排列顺序不同。`,
    en: `${enList(a)} and ${enList(b)} consist of the same ${orderNames[what].en} in a different order.`,
  }),
  onlyDiffer: (what: UnitName, { a, b }: Two, count: number, pairs: readonly Exchanged[]): Reason => ({
    code: unitNames[what].code,
    zh: `${zhList(a)}与${zhList(b)}各${count}${unitNames[what].zh}，仅${zhPairs(pairs)}不同。`,
    en: `${enList(a)} and ${enList(b)} have ${count} ${unitNames[what].en} each; only ${enPairs(pairs)} differ.`,
  }),
  differOnlyIn: (what: UnitName, { a, b }: Two, pairs: readonly Exchanged[]): Reason => ({
    code: unitNames[what].code,
    zh: `${zhList(a)}与${zhList(b)}仅${zhPairs(pairs)}不同，其余相同。`,
    en: `${enList(a)} and ${enList(b)} differ only in ${enPairs(pairs)}.`,
  }),
  onlyAdds: (what: UnitName, longer: Quoted, shorter: Quoted, added: Quoted): Reason => ({
    code: unitNames[what].code,
    zh: `${zhList(longer)}仅比${zhList(shorter)}多${zhList(added)}。`,
    en: `${enList(longer)} differs from ${enList(shorter)} only by the additional ${enList(added)}.`,
  }),
  sharesAndDiffers: (what: UnitName, { a, b }: Two, shared: Quoted, [one, other]: Exchanged): Reason => ({
    code: unitNames[what].code,
    zh: `${zhList(a)}与${zhList(b)}均含${zhList(shared)}，${quote(one)}与${quote(other)}不同。`,
    en: `${enList(a)} and ${enList(b)} share ${enList(shared)}; ${quote(one)} and ${quote(other)} differ.`,
  }),
  inCommon: (what: UnitName, { a, b }: Two, shared: Quoted, count: number, of: number): Reason => ({
    code: unitNames[what].code,
    zh: `${zhList(a)}与${zhList(b)}有${count}${unitNames[what].zh}相同且顺序一致（${zhList(shared)}），较长者共${of}${unitNames[what].zh}。`,
    en: `${enList(a)} and ${enList(b)} have ${count} of ${of} ${unitNames[what].en} in common, in the same order (${enList(shared)}), counted by the longer one.`,
  }),
  /** Where letters cannot be counted. */
  shares: (what: UnitName, { a, b }: Two, shared: Quoted): Reason => ({
    code: unitNames[what].code,
    zh: `${zhList(a)}与${zhList(b)}均含${zhList(shared)}，顺序一致。`,
    en: `${enList(a)} and ${enList(b)} share ${enList(shared)}, in the same order.`,
  }),
  firstDiffers: ([a, b]: Exchanged, [pinyinA, pinyinB]: Exchanged): Reason => ({
    code: 'E3',
    zh: `首字${quote(a)}（${pinyinA}）与${quote(b)}（${pinyinB}）读音不同，近似程度受限。`,
    en: `The first characters ${quote(a)} (${pinyinA}) and ${quote(b)} (${pinyinB}) are read differently, which limits the degree.`,
  }),
  samePinyin: ({ a, b }: Two, pinyin: string, shared: Quoted): Reason => ({
    code: 'E4',
    zh: `${zhList(a)}与${zhList(b)}的拼音相同（${pinyin}，不计声调）${shared.length > 0 ? `，且均含${zhList(shared)}` : ''}。`,
    en: `${enList(a)} and ${enList(b)} have the same pinyin (${pinyin}), tones apart${shared.length > 0 ? `, and share ${enList(shared)}` : ''}.`,
  }),
  similarPinyin: ({ a, b }: Two, [pinyinA, pinyinB]: Exchanged): Reason => ({
    code: 'E5',
    zh: `${zhList(a)}与${zhList(b)}的拼音相近（${pinyinA} / ${pinyinB}）。`,
    en: `The pinyin of ${enList(a)} and ${enList(b)} is similar (${pinyinA} / ${pinyinB}).`,
  }),
  syllablesInCommon: ({ a, b }: Two, [pinyinA, pinyinB]: Exchanged, shared: Quoted, of: number): Reason => ({
    code: 'E5',
    zh: `${zhList(a)}与${zhList(b)}的拼音（${pinyinA} / ${pinyinB}）有${shared.length}个音节相同且顺序一致（${shared.join(' ')}），较长者共${of}个音节。`,
    en: `The pinyin of ${enList(a)} and ${enList(b)} (${pinyinA} / ${pinyinB}) has ${shared.length} of ${of} syllables in common, in the same order (${shared.join(' ')}), counted by the longer one.`,
  }),
  similarSpelling: ({ a, b }: Two, [speltA, speltB]: Exchanged): Reason => ({
    code: 'E5',
    zh: `${zhList(a)}与${zhList(b)}的转写相近（${speltA} / ${speltB}）。`,
    en: `The spellings of ${enList(a)} and ${enList(b)} in letters are similar (${speltA} / ${speltB}).`,
  }),
  lookAlike: (pairs: readonly Exchanged[], isRestSame: boolean): Reason => ({
    code: 'E6',
    zh: `${zhPairs(pairs)}字形相近${isRestSame ? '，其余文字相同，整体外观近似' : ''}。`,
    en: `${enPairs(pairs)} look alike${isRestSame ? ' and all else is the same, so the marks look similar as a whole' : ''}.`,
  }),
  repeats: (longer: Quoted, shorter: Quoted): Reason => ({
    code: 'E7',
    zh: `${zhList(longer)}由${zhList(shorter)}重叠构成。`,
    en: `${enList(longer)} repeats ${enList(shorter)}.`,
  }),
  addsWeak: (longer: Quoted, shorter: Quoted, added: Quoted, kind: keyof typeof kindNames): Reason => ({
    code: 'E8',
    zh: `${zhList(longer)}在${zhList(shorter)}上仅增加显著性较弱的${zhList(added)}（${kindNames[kind].zh}）。`,
    en: `${enList(longer)} adds only the weak element ${enList(added)} (${kindNames[kind].en}) to ${enList(shorter)}.`,
  }),
  addsCommon: (longer: Quoted, shorter: Quoted, added: Quoted): Reason => ({
    code: 'E8',
    zh: `${zhList(longer)}在${zhList(shorter)}上增加的${zhList(added)}为众多权利人使用，显著性较弱。`,
    en: `${enList(longer)} adds ${enList(added)} to ${enList(shorter)}; many owners use it, so it distinguishes little.`,
  }),
  distinctivePart: (mark: string, kind: keyof typeof kindNames, weak: Quoted, part: string): Reason => ({
    code: 'E8',
    zh: `${quote(unquoted(mark))}中的${zhList(weak)}显著性较弱（${kindNames[kind].zh}），比较的是其显著部分${quote(unquoted(part))}。`,
    en: `In ${quote(unquoted(mark))}, ${enList(weak)} (${kindNames[kind].en}) is weak; its distinctive part ${quote(unquoted(part))} was compared.`,
  }),
  joinedWords: ({ a, b }: Two, joining: Quoted, isSameForm: boolean): Reason => ({
    code: 'E2',
    zh: `除${zhList(joining)}外，${zhList(a)}与${zhList(b)}由相同的单词构成，仅排列顺序${isSameForm ? '' : '和单复数'}不同。`,
    en: `Apart from ${enList(joining)}, ${enList(a)} and ${enList(b)} consist of the same words in ${isSameForm ? 'a different order' : 'a different order, singular or plural'}.`,
  }),
  exchanged: ({ a, b }: Two, [one, other]: Exchanged): Reason => ({
    code: 'E9',
    zh: `${zhList(a)}与${zhList(b)}结构相同，仅将${quote(one)}换为${quote(other)}。`,
    en: `${enList(a)} and ${enList(b)} have the same pattern; only ${quote(one)} is exchanged for ${quote(other)}.`,
  }),
  contains: (longer: Quoted, shorter: Quoted): Reason => ({
    code: 'E10',
    zh: `${zhList(longer)}完整包含${zhList(shorter)}。`,
    en: `${enList(longer)} contains ${enList(shorter)} as a whole.`,
  }),
  sameMeaning: ({ a, b }: Two): Reason => ({
    code: 'E11',
    zh: `${zhList(a)}与${zhList(b)}含义相同或相近。`,
    en: `The meanings of ${enList(a)} and ${enList(b)} are the same or similar.`,
  }),
  pinyin: (letters: Quoted, characters: Quoted, pinyin: string): Reason => ({
    code: 'E12',
    zh: `${zhList(characters)}的拼音（${pinyin}）与${zhList(letters)}逐字母对应${umlaut(letters, pinyin).zh}。`,
    en: `The pinyin of ${enList(characters)} (${pinyin}) corresponds to ${enList(letters)} letter by letter${umlaut(letters, pinyin).en}.`,
  }),
  spelling: (letters: Quoted, characters: Quoted, spelt: string): Reason => ({
    code: 'E12',
    zh: `${zhList(characters)}的转写（${spelt}）与${zhList(letters)}对应。`,
    en: `The spelling of ${enList(characters)} in letters (${spelt}) corresponds to ${enList(letters)}.`,
  }),
  /** Where pinyin or another spelling corresponds only in part. */
  spellingInPart: (
    what: keyof typeof spellings,
    letters: Quoted,
    characters: Quoted,
    spelt: string,
    shared: Quoted,
    count: number,
    of: number,
  ): Reason => ({
    code: 'E12',
    zh: `${zhList(characters)}的${spellings[what].zh}（${spelt}）与${zhList(letters)}有${count}${unitNames[spellings[what].unit].zh}相同且顺序一致（${zhList(shared)}），较长者共${of}${unitNames[spellings[what].unit].zh}${umlaut(letters, spelt).zh}。`,
    en: `The ${spellings[what].en} of ${enList(characters)} (${spelt}) and ${enList(letters)} have ${count} of ${of} ${unitNames[spellings[what].unit].en} in common, in the same order (${enList(shared)}), counted by the longer one${umlaut(letters, spelt).en}.`,
  }),
  initials: (short: Quoted, long: Quoted, isPinyin: boolean): Reason => ({
    code: 'E13',
    zh: `${zhList(short)}为${zhList(long)}的${isPinyin ? '拼音首字母' : '首字母缩写'}。`,
    en: `${enList(short)} consists of the initials of ${isPinyin ? 'the pinyin of ' : ''}${enList(long)}.`,
  }),
  rendering: (characters: Quoted, letters: Quoted, spelt: string): Reason => ({
    code: 'E14',
    zh: `${zhList(characters)}（${spelt}）与${zhList(letters)}读音相近，可视为其音译。`,
    en: `${enList(characters)} (${spelt}) sounds like ${enList(letters)} and may be taken for its transliteration.`,
  }),
  establishedName: (characters: Quoted, letters: Quoted): Reason => ({
    code: 'E14',
    zh: `${zhList(characters)}是${zhList(letters)}的通用译名。`,
    en: `${enList(characters)} is the established name of ${enList(letters)} in another script.`,
  }),
  containNames: (characters: Quoted, letters: Quoted, one: string, other: string): Reason => ({
    code: 'E14',
    zh: `${zhList(characters)}与${zhList(letters)}含有同一知名商标的名称${quote(one)}与${quote(other)}。`,
    en: `${enList(characters)} and ${enList(letters)} contain names of one well-known mark, ${quote(one)} and ${quote(other)}.`,
  }),
  soundsLikeName: (characters: Quoted, letters: Quoted, name: string): Reason => ({
    code: 'E14',
    zh: `${zhList(characters)}与${zhList(letters)}的通用译名${quote(name)}读音相近。`,
    en: `${enList(characters)} sounds like ${quote(name)}, the established name of ${enList(letters)}.`,
  }),
  translation: ({ a, b }: Two): Reason => ({
    code: 'E15',
    zh: `${zhList(a)}与${zhList(b)}有相同的含义。`,
    en: `${enList(a)} and ${enList(b)} have a meaning in common.`,
  }),
  wordForm: ({ a, b }: Two, endings: Quoted): Reason => ({
    code: 'E16',
    zh: `${zhList(a)}与${zhList(b)}仅词尾${zhList(endings)}不同，如同一单词的不同词形。`,
    en: `${enList(a)} and ${enList(b)} differ only in the ending ${enList(endings)}, as forms of one word do.`,
  }),
  shortMark: (count: number): Reason => ({
    code: 'E18',
    zh: `商标较短（较长者${count}个字符），按更严格的标准计分。`,
    en: `The marks are short (the longer has ${count} characters), so they are scored strictly.`,
  }),
  numbers: ({ a, b }: Two): Reason => ({
    code: 'E18',
    zh: `${zhList(a)}与${zhList(b)}均为数字，按更严格的标准计分。`,
    en: `${enList(a)} and ${enList(b)} are numbers and are scored strictly.`,
  }),
  sameBeginning: ({ a, b }: Two, start: string, rests: Quoted): Reason => ({
    code: 'E19',
    zh: `${zhList(a)}与${zhList(b)}开头${quote(start)}相同，差异在${zhList(rests)}。`,
    en: `${enList(a)} and ${enList(b)} have the same beginning ${quote(start)}; the difference lies in ${enList(rests)}.`,
  }),
  sameEnds: ({ a, b }: Two, start: string, end: string, rests: Quoted): Reason => ({
    code: 'E19',
    zh: `${zhList(a)}与${zhList(b)}开头${quote(start)}和结尾${quote(end)}相同，差异在${zhList(rests)}。`,
    en: `${enList(a)} and ${enList(b)} have the same beginning ${quote(start)} and the same end ${quote(end)}; the difference lies in ${enList(rests)}.`,
  }),
  soundAlike: ({ a, b }: Two): Reason => ({
    code: 'E20',
    zh: `${zhList(a)}与${zhList(b)}拼写不同但读音相近。`,
    en: `${enList(a)} and ${enList(b)} are spelt differently but sound alike.`,
  }),
  confusable: ({ a, b }: Two, pairs: readonly Exchanged[]): Reason => ({
    code: 'E21',
    zh: `${zhList(a)}与${zhList(b)}含视觉上易混的字符（${zhPairs(pairs)}），其余相同。`,
    en: `${enList(a)} and ${enList(b)} differ only in characters that are easily confused (${enPairs(pairs)}).`,
  }),
  otherMeaning: ({ a, b }: Two): Reason => ({
    code: 'E22',
    zh: `${zhList(a)}与${zhList(b)}各有不同含义，近似程度下调。`,
    en: `${enList(a)} and ${enList(b)} have different meanings, which lowers the degree.`,
  }),
  otherWord: ([a, b]: readonly [Quoted, Quoted]): Reason => ({
    code: 'E22',
    zh: `不同的单词仅为${zhList(a)}与${zhList(b)}，含义各不相同，近似程度下调。`,
    en: `The only different words, ${enList(a)} and ${enList(b)}, have different meanings, which lowers the degree.`,
  }),
  otherReading: ({ a, b }: Two): Reason => ({
    code: 'E22',
    zh: `${zhList(a)}与${zhList(b)}为读音不同的单字，近似程度下调。`,
    en: `${enList(a)} and ${enList(b)} are single characters with different readings, which lowers the degree.`,
  }),
  alsoRead: (character: string, used: string, others: readonly string[]): Reason => ({
    code: 'E30',
    zh: `${quote(character)}另有读音${others.join(' ')}，此处按${used}比较。`,
    en: `${quote(character)} is also read ${others.join(' ')}; it is compared as ${used} here.`,
  }),
  weakShared: (shared: Quoted): Reason => ({
    code: 'E23',
    zh: `相同部分${zhList(shared)}显著性弱，近似程度受限。`,
    en: `The shared part ${enList(shared)} is weak, which limits the degree.`,
  }),
  restDiffers: (shared: Quoted, a: Quoted, b: Quoted): Reason => ({
    code: 'E23',
    zh: `两商标均含的${zhList(shared)}显著性弱，其余部分${zhList(a)}与${zhList(b)}不同，近似程度受限。`,
    en: `Both marks contain ${enList(shared)}, which is weak; the rest, ${enList(a)} and ${enList(b)}, differs, which limits the degree.`,
  }),
  commonShared: (shared: Quoted): Reason => ({
    code: 'E23',
    zh: `相同部分${zhList(shared)}为众多权利人使用，近似程度受限。`,
    en: `Many owners use the shared part ${enList(shared)}, which limits the degree.`,
  }),
  moraeDiffer: ({ a, b }: Two, count: number, differing: number): Reason => ({
    code: 'E25',
    zh: `${zhList(a)}与${zhList(b)}的称呼均为${count}音，其中${differing}音不同。`,
    en: `${enList(a)} and ${enList(b)} differ in ${differing} of ${count} morae.`,
  }),
  moraAdded: (longer: Quoted, shorter: Quoted, count: number): Reason => ({
    code: 'E25',
    zh: `${zhList(longer)}的称呼仅比${zhList(shorter)}多一音（共${count}音）。`,
    en: `${enList(longer)} has one mora more than ${enList(shorter)} (${count} in all).`,
  }),
  combined: (mark: string, part: Quoted): Reason => ({
    code: 'E26',
    zh: `${quote(mark)}为组合商标，比较的是其中的${zhList(part)}。`,
    en: `${quote(mark)} is a combined mark; its part ${enList(part)} was compared.`,
  }),
  bothCombined: ([markA, markB]: Exchanged, { a, b }: Two): Reason => ({
    code: 'E26',
    zh: `${quote(markA)}与${quote(markB)}为组合商标，比较的是其中的${zhList(a)}与${zhList(b)}。`,
    en: `${quote(markA)} and ${quote(markB)} are combined marks; their parts ${enList(a)} and ${enList(b)} were compared.`,
  }),
  samePart: ([markA, markB]: Exchanged, part: Quoted): Reason => ({
    code: 'E26',
    zh: `${quote(markA)}与${quote(markB)}的${zhList(part)}部分相同。`,
    en: `${quote(markA)} and ${quote(markB)} have the part ${enList(part)} in common.`,
  }),
  nothing: (): Reason => ({
    code: 'E29',
    zh: '没有可以具体指明的共同之处。',
    en: 'Nothing specific in common can be named.',
  }),
  figures: (figures: readonly (Detail & { value: number })[]): Reason => ({
    code: 'E29',
    zh: `按分项：${figures.map(({ zh, value }) => `${zh}${value}`).join('、')}（满分100），没有可以具体指明的共同之处。`,
    en: `By component, of 100: ${figures.map(({ en, value }) => `${en} ${value}`).join(', ')}; nothing more specific can be named.`,
  }),
} as const
