/** A row of a table that cannot be imported: where it stands, and why, for people in both languages. */
export type TableProblem = { place: string; id: string; cn: string; en: string }

/** The whole file cannot be imported. */
export class TableFileError extends Error {
  constructor(readonly reason: { id: string; cn: string; en: string }) {
    super(reason.en)
  }
}

const shown = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  const piece = text.length > 60 ? `${text.slice(0, 60)}…` : text
  return piece.replaceAll(/[\0\p{Surrogate}]/gu, '\uFFFD')
}

/** Everything that can be wrong with a row of a classification table. */
export const tableReasons = {
  notAnObject: () => ({ id: 'row.not-an-object', cn: '这一项不是对象。', en: 'The row is not an object.' }),
  missing: (field: string) => ({ id: 'row.missing', cn: `缺少 ${field}。`, en: `${field} is missing.` }),
  notText: (field: string) => ({ id: 'row.not-text', cn: `${field} 不是文字。`, en: `${field} is not text.` }),
  tooLong: (field: string, lengthMax: number) => ({
    id: 'row.too-long',
    cn: `${field} 超过 ${lengthMax} 个字符。`,
    en: `${field} has more than ${lengthMax} characters.`,
  }),
  classUnknown: (value: unknown) => ({
    id: 'class.unknown',
    cn: `“${shown(value)}”不是 1 到 45 的类别。`,
    en: `“${shown(value)}” is no class from 1 to 45.`,
  }),
  classRepeated: (no: number) => ({
    id: 'class.repeated',
    cn: `第 ${no} 类在文件里出现了两次。`,
    en: `Class ${no} appears twice in the file.`,
  }),
  groupMalformed: (value: unknown, no: number) => ({
    id: 'group.malformed',
    cn: `类似群编号“${shown(value)}”应为四位数字，前两位是类别 ${String(no).padStart(2, '0')}。`,
    en: `The code “${shown(value)}” of a similar group must have four digits that begin with ${String(no).padStart(2, '0')}.`,
  }),
  groupRepeated: (code: string) => ({
    id: 'group.repeated',
    cn: `类似群 ${code} 出现了两次。`,
    en: `The similar group ${code} appears twice in the file.`,
  }),
  basicNoMalformed: (value: unknown) => ({
    id: 'item.basic-number',
    cn: `编号“${shown(value)}”应为六位数字，国内项目前加 C。`,
    en: `The number “${shown(value)}” must have six digits, with a C before them for a national item.`,
  }),
  itemRepeated: (name: string) => ({
    id: 'item.repeated',
    cn: `“${shown(name)}”在这个类似群里以同一编号出现了两次。`,
    en: `“${shown(name)}” appears twice in this group under the same number.`,
  }),
  relationKind: (value: unknown) => ({
    id: 'relation.kind',
    cn: `关系“${shown(value)}”应为 similar 或 cross。`,
    en: `The kind “${shown(value)}” of a relation must be similar or cross.`,
  }),
  relationToNowhere: (value: unknown) => ({
    id: 'relation.unknown-group',
    cn: `所指的类似群“${shown(value)}”不在表中。`,
    en: `It refers to the similar group “${shown(value)}”, which the table does not have.`,
  }),
  viennaMalformed: (value: unknown) => ({
    id: 'element.malformed',
    cn: `“${shown(value)}”不是图形要素编码。`,
    en: `“${shown(value)}” is no code of the Vienna Classification.`,
  }),
  viennaRepeated: (code: string) => ({
    id: 'element.repeated',
    cn: `编码 ${code} 出现了两次。`,
    en: `The code ${code} appears twice in the file.`,
  }),
  viennaOrphan: (code: string, parent: string) => ({
    id: 'element.orphan',
    cn: `${code} 的上级编码 ${parent} 不在表中。`,
    en: `The level ${parent} above ${code} is not in the table.`,
  }),
}

export const tableFaults = {
  notJson: (detail: string) => ({
    id: 'table.not-json',
    cn: `文件不是有效的 JSON（${shown(detail)}）。`,
    en: `The file is not valid JSON (${shown(detail)}).`,
  }),
  notNice: () => ({
    id: 'table.not-nice',
    cn: '这不是商品和服务分类表：应为含 classes 数组的 JSON 对象（见 docs/import-formats.md）。',
    en: 'This is no table of goods and services: it must be a JSON object with an array classes (docs/import-formats.md).',
  }),
  notVienna: () => ({
    id: 'table.not-vienna',
    cn: '这不是图形要素分类表：应为 JSON 数组，或含 elements 数组的对象（见 docs/import-formats.md）。',
    en: 'This is no table of figurative elements: it must be a JSON array or an object with an array elements (docs/import-formats.md).',
  }),
  nothingAccepted: () => ({
    id: 'table.nothing-imported',
    cn: '文件里没有一项可以导入，原有的表保持不变。',
    en: 'Nothing in the file can be imported; the present table is unchanged.',
  }),
}
