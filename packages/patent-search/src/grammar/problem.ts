export type ProblemCode =
  | 'empty'
  | 'tooLong'
  | 'tooDeep'
  | 'tooManyTerms'
  | 'termExpected'
  | 'closeExpected'
  | 'closeUnexpected'
  | 'quoteExpected'
  | 'unknownField'
  | 'noWords'
  | 'patternTooShort'
  | 'notADay'
  | 'notASymbol'
  | 'notANumber'
  | 'unknownValue'
  | 'rangeField'
  | 'rangeEnd'
  | 'rangeOrder'
  | 'nearOperand'
  | 'nearFields'
  | 'nearDistance'
  | 'weight'
  | 'similarForm'
  | 'distanceForm'
  | 'wildcardForm'
  | 'fieldForm'
  | 'classForm'
  | 'operatorForm'

/**
 * Where and why a query cannot be read. Positions are UTF-16 offsets into it; `expected` lists what may be there, `instead`
 * is how the notation of another system is written here.
 */
export type Problem = { position: number; length: number; code: ProblemCode; expected: string[]; instead?: string }

export type WarningCode =
  /** Two terms without an operator: both are sought. */
  | 'impliedAnd'
  /** A field inside another field's brackets: the inner one holds. */
  | 'fieldInField'
export type Warning = { position: number; length: number; code: WarningCode }

export class QueryProblem extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code)
    this.name = 'QueryProblem'
  }
}

const texts: Record<ProblemCode | WarningCode, { zh: string; en: string }> = {
  empty: { zh: '检索式为空。', en: 'The query is empty.' },
  tooLong: { zh: '检索式过长。', en: 'The query is too long.' },
  tooDeep: { zh: '括号嵌套过深。', en: 'Brackets are nested too deeply.' },
  tooManyTerms: { zh: '检索词过多。', en: 'There are too many terms.' },
  termExpected: { zh: '此处应为检索词、字段或括号。', en: 'A word, a field or a bracket is expected here.' },
  closeExpected: { zh: '缺少右括号。', en: 'A closing bracket is missing.' },
  closeUnexpected: { zh: '多余的右括号。', en: 'This closing bracket has no opening one.' },
  quoteExpected: { zh: '缺少后引号。', en: 'A closing quotation mark is missing.' },
  unknownField: { zh: '没有这个字段。', en: 'There is no such field.' },
  noWords: { zh: '此处没有文字或数字。', en: 'There are no letters or digits here.' },
  patternTooShort: {
    zh: '通配符前后至少需要两个字母或一个汉字。',
    en: 'A pattern needs two letters or one Chinese character.',
  },
  notADay: { zh: '不是有效的日期。', en: 'This is not a date.' },
  notASymbol: { zh: '不是有效的分类号。', en: 'This is not a classification symbol.' },
  notANumber: { zh: '不是有效的号码。', en: 'This is not a number.' },
  unknownValue: { zh: '该字段没有这个值。', en: 'The field has no such value.' },
  rangeField: { zh: '只有日期和分类号字段可以使用范围。', en: 'Only dates and classification symbols have ranges.' },
  rangeEnd: { zh: '范围应写作 [起 TO 止]。', en: 'A range is written [from TO to].' },
  rangeOrder: { zh: '范围的起点在终点之后。', en: 'The range begins after its end.' },
  nearOperand: { zh: '邻近运算的两侧只能是词或词组。', en: 'Only words and phrases can be near each other.' },
  nearFields: { zh: '邻近运算的两侧须在同一文本字段。', en: 'Both sides must be in one and the same text field.' },
  weight: { zh: '检索词不能加权，请删去 ^ 及其后的数字。', en: 'Terms have no weights: leave out ^ and the number.' },
  similarForm: {
    zh: '不支持 ~：没有模糊检索。词形变化会自动计入，任意字符用 * 表示，范围写作 [起 TO 止]。',
    en: '~ means nothing here: forms of a word are found without it, * stands for any characters, a range is [from TO to].',
  },
  distanceForm: {
    zh: '这是其他系统的邻近运算。此处用 NEAR/5（5 个词以内）或 W/5（且前者在先）；要检索这个词本身，请加引号。',
    en: 'This is how other systems write a distance. Here it is NEAR/5 (within 5 words) or W/5 (also in this order); put the word into quotation marks to seek it.',
  },
  wildcardForm: {
    zh: '此处的通配符是 *（任意个字符）和 ?（一个字符）；要检索原文，请加引号。',
    en: 'Wildcards are * for any characters and ? for one; put the word into quotation marks to seek it as it is.',
  },
  fieldForm: {
    zh: '字段写在检索词前面，用冒号隔开；要检索这些词本身，请加引号。',
    en: 'A field is before the term, with a colon; put the words into quotation marks to seek them.',
  },
  classForm: {
    zh: '分类号用字段 IPC: 或 CPC: 检索，以其开头的分类号一并检出，大组包括其全部小组。',
    en: 'Symbols are sought with IPC: or CPC:. Those that begin with the symbol are included, of a main group all its subgroups.',
  },
  operatorForm: {
    zh: '运算符写作 AND、OR、NOT；要检索原文，请加引号。',
    en: 'Operators are AND, OR and NOT; put the word into quotation marks to seek it as it is.',
  },
  nearDistance: { zh: '距离应为 1 至 99 个词。', en: 'The distance is 1 to 99 words.' },
  impliedAnd: {
    zh: '两个检索词之间没有运算符，按 AND 处理。',
    en: 'There is no operator between two terms: AND is assumed.',
  },
  fieldInField: {
    zh: '字段括号内又有字段，以内层为准。',
    en: 'A field is inside another one: the inner one applies.',
  },
}

/** For anyone who wrote the query: what is wrong, and how it is written here. */
export function problemText(code: ProblemCode | WarningCode, locale: 'zh' | 'en', instead?: string): string {
  const text = texts[code][locale]
  if (!instead) return text
  return locale === 'zh' ? `${text}请写作：${instead}` : `${text} Write: ${instead}`
}
