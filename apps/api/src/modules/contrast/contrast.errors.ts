import type { DocumentFault } from '@markwright/documents/official'
import type { ErrorEntry } from '../../kernel/errors.ts'

const faults: Record<DocumentFault, ErrorEntry['msg']> = {
  unknownFormat: {
    cn: '无法识别这个文件：请使用文本、DOCX 或 PDF 文件',
    en: 'This is no document that can be read. Use text, DOCX or PDF.',
  },
  scanned: {
    cn: '这个 PDF 中没有文字，可能是扫描件。请先进行文字识别，或把文字粘贴进来',
    en: 'This PDF holds no text; it may be a scan. Recognise its text first, or paste the text.',
  },
  encrypted: {
    cn: '这个 PDF 设有密码，请先解除密码',
    en: 'This PDF is protected by a password. Remove it first.',
  },
  broken: { cn: '文件已损坏，无法读取', en: 'The file is damaged and cannot be read.' },
  tooLong: {
    cn: '文件内容过长：最多 200 页、100,000 个字符',
    en: 'The document is too long: at most 200 pages and 100,000 characters.',
  },
  empty: { cn: '文件中没有文字', en: 'There is no text in the file.' },
}

export const unreadable = (fault: DocumentFault): ErrorEntry => ({ status: 200, code: 20156, msg: faults[fault] })

export const contrastErrors = {
  empty: {
    status: 200,
    code: 20157,
    msg: {
      cn: '请在两侧分别填写文件内容或登记簿号码',
      en: 'Give a text or a register number on both sides.',
    },
  },
  noRecord: {
    status: 200,
    code: 20158,
    msg: {
      cn: '登记簿中没有这个号码，请检查号码和国家/地区',
      en: 'No record has this number. Check the number and the country.',
    },
  },
  tooSlow: {
    status: 200,
    code: 20159,
    msg: {
      cn: '对比用时过长，请缩短内容后重试',
      en: 'The comparison took too long. Shorten the texts and try again.',
    },
  },
  busy: {
    status: 503,
    code: 50300,
    msg: { cn: '正在处理的文件较多，请稍后重试', en: 'Many documents are being read. Please try again shortly.' },
  },
} as const satisfies Record<string, ErrorEntry>
