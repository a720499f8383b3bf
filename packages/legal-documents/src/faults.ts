import { legible, type Reason } from '@markwright/registers'

const shown = (text: string) => legible(text, 60)

/** Why a record or a file of legal documents is not imported. */
export const legalFaults = {
  noFormat: {
    id: 'legal.no-format',
    cn: '不是可识别的法律文书文件。可导入：JSON Lines、JSON 数组、CSV、TTAB 程序的 XML。',
    en: 'This is no file of legal documents that is known here. JSON Lines, JSON arrays, CSV and XML of TTAB proceedings can be imported.',
  },
  badJson: { id: 'legal.bad-json', cn: '这条记录不是有效的 JSON 对象。', en: 'The record is not a valid JSON object.' },
  badRow: {
    id: 'legal.bad-row',
    cn: '引号不配对，无法读取这一行。',
    en: 'A quotation mark has no counterpart; the row cannot be read.',
  },
  cellCount: (found: number, expected: number): Reason => ({
    id: 'legal.cell-count',
    cn: `这一行有 ${found} 个单元格，表头有 ${expected} 个。`,
    en: `The row has ${found} cells, the header ${expected}.`,
  }),
  noNumber: {
    id: 'legal.no-number',
    cn: '没有案号或程序编号。',
    en: 'There is no number of a case or a proceeding.',
  },
  noForum: {
    id: 'legal.no-forum',
    cn: '没有法院、机关或仲裁机构的名称。',
    en: 'There is no name of a court, an office or a provider.',
  },
  noContent: {
    id: 'legal.no-content',
    cn: '既没有正文，也没有裁判结果。',
    en: 'There is neither a text nor a result.',
  },
  notDecided: {
    id: 'legal.not-decided',
    cn: '程序中没有裁决。',
    en: 'The proceeding holds no decision.',
  },
  badDay: (text: string): Reason => ({
    id: 'legal.bad-day',
    cn: `日期“${shown(text)}”无法识别。`,
    en: `The day “${shown(text)}” cannot be read.`,
  }),
  badField: (name: string): Reason => ({
    id: 'legal.bad-field',
    cn: `字段 ${shown(name)} 的值不符合要求。`,
    en: `The value of ${shown(name)} is not valid.`,
  }),
  unknownField: (name: string): Reason => ({
    id: 'legal.unknown-field',
    cn: `有不认识的字段“${shown(name)}”。`,
    en: `There is an unknown field “${shown(name)}”.`,
  }),
  textTooLong: (charactersMax: number): Reason => ({
    id: 'legal.text-too-long',
    cn: `正文超过 ${charactersMax.toLocaleString('en')} 个字符。`,
    en: `The text has more than ${charactersMax.toLocaleString('en')} characters.`,
  }),
} as const
