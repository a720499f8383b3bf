import type { Reason } from '@markwright/registers'

/** Why a file or a record of patents is not imported. */
export const patentFaults = {
  noFormat: {
    id: 'patents.no-format',
    cn: '不是可识别的专利数据格式。',
    en: 'It is in no format of patent data that is known here.',
  },
  image: {
    id: 'patents.image',
    cn: '附图，随引用它的文献导入。',
    en: 'An image; it is imported with the document that names it.',
  },
  otherXml: (root: string): Reason => ({
    id: 'patents.other-xml',
    cn: `XML 的根元素 <${root}> 里没有专利文献。`,
    en: `The XML below <${root}> holds no patent document.`,
  }),
  badXml: (detail: string, line: number): Reason => ({
    id: 'patents.bad-xml',
    cn: `XML 第 ${line} 行无法读取：${detail}。`,
    en: `The XML cannot be read, line ${line}: ${detail}.`,
  }),
  damagedXml: (detail: string, line: number): Reason => ({
    id: 'patents.damaged-xml',
    cn: `XML 第 ${line} 行格式错误（${detail}），这条记录不完整，未导入。`,
    en: `The XML is not well-formed, line ${line} (${detail}); the record is incomplete and was not imported.`,
  }),
  damagedAround: (detail: string, line: number): Reason => ({
    id: 'patents.damaged-file',
    cn: `文件在记录之外不完整：XML 第 ${line} 行格式错误（${detail}），可能缺少记录。`,
    en: `The file is damaged outside of its records: line ${line} of the XML (${detail}). Records may be absent.`,
  }),
  repairedXml: (detail: string, line: number): Reason => ({
    id: 'patents.repaired-xml',
    cn: `XML 第 ${line} 行有不规范的字符（${detail}），已按原样读取。`,
    en: `Line ${line} of the XML has characters that are not allowed there (${detail}); they were read as they stand.`,
  }),
  unreadValue: (column: string, value: string, at: string): Reason => ({
    id: 'patents.unread-value',
    cn: `${at}：“${column}”里的“${value}”无法完整识别，记录中没有这个值或只有一部分。`,
    en: `${at}: ${JSON.stringify(value)} in ${column} cannot be read in full; the record has only a part of it or none.`,
  }),
  moreUnread: (count: number): Reason => ({
    id: 'patents.more-unread',
    cn: `另有 ${count} 个值无法完整识别。`,
    en: `${count} more values cannot be read in full.`,
  }),
  moreRepairs: (count: number): Reason => ({
    id: 'patents.more-repairs',
    cn: `另有 ${count} 处不规范的字符，已按原样读取。`,
    en: `${count} more places with characters that are not allowed there; they were read as they stand.`,
  }),
  badJson: { id: 'patents.bad-json', cn: 'JSON 有语法错误。', en: 'The JSON is not well-formed.' },
  badRow: {
    id: 'patents.bad-row',
    cn: '引号不配对，无法读取这一行。',
    en: 'A quotation mark has no counterpart; the row cannot be read.',
  },
  noNumber: {
    id: 'patents.no-number',
    cn: '没有可识别的公开号。',
    en: 'There is no publication number that can be read.',
  },
  badRecord: (place: string): Reason => ({
    id: 'patents.bad-record',
    cn: `字段 ${place} 的值不符合要求。`,
    en: `The value of ${place} is not valid.`,
  }),
  tooLarge: {
    id: 'patents.too-large',
    cn: '一份文献超过 256 MB。',
    en: 'One document exceeds 256 MB.',
  },
  noneInArchive: {
    id: 'patents.none-in-archive',
    cn: '压缩包里没有专利文献。',
    en: 'No file of the archive holds patents.',
  },
  empty: { id: 'patents.empty', cn: '文件是空的。', en: 'The file is empty.' },
  absent: { id: 'patents.absent', cn: '找不到文件，或没有读取权限。', en: 'The file is absent or may not be read.' },
  notStorable: {
    id: 'record.not-storable',
    cn: '这条记录含有数据库无法保存的值。',
    en: 'The record holds a value that the database cannot store.',
  },
  demonstrationOverReal: {
    id: 'record.demonstration-over-real',
    cn: '专利库里已有同号的真实记录，示例数据不能覆盖它。',
    en: 'The register holds a real record of this number; demonstration data do not replace it.',
  },
}
