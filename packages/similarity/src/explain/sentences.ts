/** Sentences of an explanation; the ids are those of the published rule list. */
export type TemplateId =
  | ('E1' | 'E2' | 'E3' | 'E4' | 'E5' | 'E6' | 'E7' | 'E8' | 'E9' | 'E10' | 'E11' | 'E12' | 'E13' | 'E14' | 'E15')
  | ('E16' | 'E17' | 'E18' | 'E19' | 'E20' | 'E21' | 'E22' | 'E23' | 'E25' | 'E26')

export type Reason = { code: TemplateId; zh: string; en: string }

/** A detail in both languages. */
export type Detail = { zh: string; en: string }

const zhMark = (text: string) => `“${text}”`
const enMark = (text: string) => `“${text}”`

const kindNames = {
  qualifier: { zh: '表示大小、颜色、品质或数量', en: 'size, colour, quality or number' },
  place: { zh: '地名', en: 'a place name' },
  generic: { zh: '通用或描述性文字', en: 'generic or descriptive' },
} as const

/** One function for each template; each gives one sentence in Chinese and in English. */
export const sentences = {
  identical: (): Reason => ({ code: 'E1', zh: '两商标文字完全相同。', en: 'The two marks are identical.' }),
  sameCharacters: (difference: Detail): Reason => ({
    code: 'E1',
    zh: `两商标文字构成相同，仅${difference.zh}不同。`,
    en: `The marks consist of the same characters; only ${difference.en} differs.`,
  }),
  sameNumber: (a: string, b: string): Reason => ({
    code: 'E1',
    zh: `${zhMark(a)}与${zhMark(b)}表示同一数字，仅书写方式不同。`,
    en: `${enMark(a)} and ${enMark(b)} are the same number, written differently.`,
  }),
  sameCore: (core: string, added: string): Reason => ({
    code: 'E1',
    zh: `两商标的主体${zhMark(core)}相同，仅${zhMark(added)}不同，而这类文字不具显著性。`,
    en: `The distinctive part ${enMark(core)} is the same; only ${enMark(added)} differs, which distinguishes nothing.`,
  }),
  otherOrder: (detail: Detail): Reason => ({
    code: 'E2',
    zh: `两商标文字相同，仅排列顺序不同（${detail.zh}）。`,
    en: `Both marks use the same elements in a different order (${detail.en}).`,
  }),
  fewDiffer: (a: string, b: string): Reason => ({
    code: 'E3',
    zh:
      a && b
        ? `两商标文字大部分相同，仅${zhMark(a)}与${zhMark(b)}不同。`
        : `两商标文字大部分相同，仅多或少${zhMark(a || b)}。`,
    en:
      a && b
        ? `The marks are largely the same; only ${enMark(a)} and ${enMark(b)} differ.`
        : `The marks are largely the same; only ${enMark(a || b)} is added or missing.`,
  }),
  oneDiffers: (count: number, a: string, b: string): Reason => ({
    code: 'E3',
    zh: `两商标各${count}字，仅${zhMark(a)}与${zhMark(b)}不同。`,
    en: `Of ${count} characters only ${enMark(a)} and ${enMark(b)} differ.`,
  }),
  firstDiffers: (a: string, b: string): Reason => ({
    code: 'E3',
    zh: `两商标首字${zhMark(a)}与${zhMark(b)}的读音和字形明显不同，近似程度受限。`,
    en: `The first characters ${enMark(a)} and ${enMark(b)} differ clearly in sound and shape, which limits the degree.`,
  }),
  sameSound: (pinyin: string, shared: string): Reason => ({
    code: 'E4',
    zh: `两商标读音相同（${pinyin}）${shared ? `，且均含${zhMark(shared)}` : '，但文字不同'}。`,
    en: `Both marks are pronounced the same (${pinyin})${shared ? ` and share ${enMark(shared)}` : ', though written with other characters'}.`,
  }),
  nearSound: (a: string, b: string): Reason => ({
    code: 'E5',
    zh: `两商标读音相近（${a} / ${b}）。`,
    en: `The pronunciations are close (${a} / ${b}).`,
  }),
  lookAlike: (a: string, b: string): Reason => ({
    code: 'E6',
    zh: `${zhMark(a)}与${zhMark(b)}字形相近，整体外观近似。`,
    en: `${enMark(a)} and ${enMark(b)} look alike, so the marks look similar as a whole.`,
  }),
  repeats: (longer: string, shorter: string): Reason => ({
    code: 'E7',
    zh: `${zhMark(longer)}由${zhMark(shorter)}重叠构成。`,
    en: `${enMark(longer)} repeats ${enMark(shorter)}.`,
  }),
  addsWeak: (longer: string, shorter: string, added: string, kind: keyof typeof kindNames): Reason => ({
    code: 'E8',
    zh: `${zhMark(longer)}在${zhMark(shorter)}上仅增加显著性较弱的${zhMark(added)}（${kindNames[kind].zh}）。`,
    en: `${enMark(longer)} adds only the weak element ${enMark(added)} (${kindNames[kind].en}) to ${enMark(shorter)}.`,
  }),
  addsCommon: (longer: string, shorter: string, added: string): Reason => ({
    code: 'E8',
    zh: `${zhMark(longer)}在${zhMark(shorter)}上增加的${zhMark(added)}为众多权利人使用，显著性较弱。`,
    en: `${enMark(longer)} adds ${enMark(added)} to ${enMark(shorter)}; many owners use it, so it distinguishes little.`,
  }),
  exchanged: (a: string, b: string): Reason => ({
    code: 'E9',
    zh: `两商标结构相同，仅将${zhMark(a)}换为${zhMark(b)}。`,
    en: `The marks have the same pattern; only ${enMark(a)} is exchanged for ${enMark(b)}.`,
  }),
  contains: (longer: string, shorter: string): Reason => ({
    code: 'E10',
    zh: `${zhMark(longer)}完整包含${zhMark(shorter)}。`,
    en: `${enMark(longer)} contains ${enMark(shorter)} as a whole.`,
  }),
  sameMeaning: (a: string, b: string): Reason => ({
    code: 'E11',
    zh: `${zhMark(a)}与${zhMark(b)}含义相同或相近。`,
    en: `The meanings of ${enMark(a)} and ${enMark(b)} are the same or close.`,
  }),
  pinyin: (letters: string, characters: string, pinyin: string): Reason => ({
    code: 'E12',
    zh: `${zhMark(letters)}与${zhMark(characters)}的拼音（${pinyin}）对应。`,
    en: `${enMark(letters)} corresponds to the pinyin of ${enMark(characters)} (${pinyin}).`,
  }),
  initials: (short: string, long: string): Reason => ({
    code: 'E13',
    zh: `${zhMark(short)}为${zhMark(long)}的首字母缩写。`,
    en: `${enMark(short)} is made of the initials of ${enMark(long)}.`,
  }),
  rendering: (characters: string, letters: string, pinyin: string): Reason => ({
    code: 'E14',
    zh: `${zhMark(characters)}（${pinyin}）与${zhMark(letters)}读音相近，可视为其音译。`,
    en: `${enMark(characters)} (${pinyin}) sounds like ${enMark(letters)} and may be taken for its rendering.`,
  }),
  establishedName: (characters: string, letters: string): Reason => ({
    code: 'E14',
    zh: `${zhMark(characters)}是${zhMark(letters)}的通用译名。`,
    en: `${enMark(characters)} is the established name of ${enMark(letters)}.`,
  }),
  soundsLikeName: (characters: string, letters: string, name: string): Reason => ({
    code: 'E14',
    zh: `${zhMark(characters)}与${zhMark(letters)}的通用译名${zhMark(name)}读音相近。`,
    en: `${enMark(characters)} sounds like ${enMark(name)}, the established name of ${enMark(letters)}.`,
  }),
  spelling: (letters: string, characters: string, spelt: string): Reason => ({
    code: 'E12',
    zh: `${zhMark(letters)}与${zhMark(characters)}的转写（${spelt}）对应。`,
    en: `${enMark(letters)} corresponds to ${enMark(characters)} as it is spelt in letters (${spelt}).`,
  }),
  translation: (a: string, b: string): Reason => ({
    code: 'E15',
    zh: `${zhMark(a)}与${zhMark(b)}主要含义对应。`,
    en: `${enMark(a)} and ${enMark(b)} share the main meaning.`,
  }),
  wordForm: (a: string, b: string): Reason => ({
    code: 'E16',
    zh: `${zhMark(a)}与${zhMark(b)}仅为单复数、冠词或词形变化。`,
    en: `${enMark(a)} and ${enMark(b)} are forms of the same word.`,
  }),
  lettersDiffer: (count: number, a: string, b: string): Reason => ({
    code: 'E17',
    zh: a && b ? `${count}个字母中仅${zhMark(a)}与${zhMark(b)}不同。` : `${count}个字母中仅多或少${zhMark(a || b)}。`,
    en:
      a && b
        ? `Of ${count} letters only ${enMark(a)} and ${enMark(b)} differ.`
        : `Of ${count} letters only ${enMark(a || b)} is added or missing.`,
  }),
  shortMark: (count: number, detail: Detail): Reason => ({
    code: 'E18',
    zh: `商标较短（${count}个字符），${detail.zh}，按更严格的标准计分。`,
    en: `The marks are short (${count} characters) and ${detail.en}; they are scored strictly.`,
  }),
  strictDigits: (detail: Detail): Reason => ({
    code: 'E18',
    zh: `两商标均为数字，${detail.zh}，按更严格的标准计分。`,
    en: `Both marks are numbers and ${detail.en}; they are scored strictly.`,
  }),
  sameBeginning: (start: string, a: string, b: string): Reason => ({
    code: 'E19',
    zh: `开头${zhMark(start)}相同，差异在${[a, b].filter(Boolean).map(zhMark).join('与')}。`,
    en: `The beginning ${enMark(start)} is the same; the difference lies in ${[a, b].filter(Boolean).map(enMark).join(' and ')}.`,
  }),
  soundsAlike: (a: string, b: string, exactly: boolean): Reason => ({
    code: 'E20',
    zh: `${zhMark(a)}与${zhMark(b)}拼写不同但读音${exactly ? '相同' : '相近'}。`,
    en: `${enMark(a)} and ${enMark(b)} are spelt differently but sound ${exactly ? 'the same' : 'alike'}.`,
  }),
  confusable: (a: string, b: string): Reason => ({
    code: 'E21',
    zh: `含视觉上易混的字符（${a} / ${b}）。`,
    en: `The marks contain characters that are easily confused (${a} / ${b}).`,
  }),
  otherMeaning: (): Reason => ({
    code: 'E22',
    zh: '两商标含义明显不同，近似程度下调。',
    en: 'Clearly different meanings have lowered the degree.',
  }),
  morae: (count: number, detail: Detail): Reason => ({
    code: 'E25',
    zh: `称呼共${count}音，${detail.zh}，听感相近。`,
    en: `Of ${count} morae ${detail.en}, so the names sound alike.`,
  }),
  weakShared: (shared: string): Reason => ({
    code: 'E23',
    zh: `相同部分${zhMark(shared)}显著性弱，近似程度受限。`,
    en: `The shared part ${enMark(shared)} is weak, which limits the degree.`,
  }),
  commonShared: (shared: string): Reason => ({
    code: 'E23',
    zh: `相同部分${zhMark(shared)}为众多权利人使用，近似程度受限。`,
    en: `Many owners use the shared part ${enMark(shared)}, which limits the degree.`,
  }),
  wordPart: (part: string, other: string): Reason => ({
    code: 'E26',
    zh: `组合商标中的${zhMark(part)}与${zhMark(other)}${part === other ? '相同' : '近似'}。`,
    en: `Of the combined mark, the part ${enMark(part)} is ${part === other ? 'the same as' : 'close to'} ${enMark(other)}.`,
  }),
} as const
