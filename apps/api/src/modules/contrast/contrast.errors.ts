import type { DocumentFault } from '@markwright/documents/official'
import { type ErrorEntry, refusal } from '../../kernel/errors.ts'

const unreadable = (cn: string, en: string) => refusal(200, 20156, cn, en)

export const unreadableErrors: Record<DocumentFault, ErrorEntry> = {
  unknownFormat: unreadable(
    '无法识别这个文件：请使用文本、DOCX 或 PDF 文件',
    'This is no document that can be read. Use text, DOCX or PDF.',
  ),
  scanned: unreadable(
    '这个 PDF 中没有文字，可能是扫描件。请先进行文字识别，或把文字粘贴进来',
    'This PDF holds no text; it may be a scan. Recognise its text first, or paste the text.',
  ),
  encrypted: unreadable('这个 PDF 设有密码，请先解除密码', 'This PDF is protected by a password. Remove it first.'),
  broken: unreadable('文件已损坏，无法读取', 'The file is damaged and cannot be read.'),
  tooLong: unreadable(
    '文件内容过长：最多 200 页、100,000 个字符',
    'The document is too long: at most 200 pages and 100,000 characters.',
  ),
  empty: unreadable('文件中没有文字', 'There is no text in the file.'),
}

export const contrastErrors = {
  empty: refusal(200, 20157, '请在两侧分别填写文件内容或登记簿号码', 'Give a text or a register number on both sides.'),
  noRecord: refusal(
    200,
    20158,
    '登记簿中没有这个号码，请检查号码和国家/地区',
    'No record has this number. Check the number and the country.',
  ),
  tooSlow: refusal(
    200,
    20159,
    '对比用时过长，请缩短内容后重试',
    'The comparison took too long. Shorten the texts and try again.',
  ),
  busy: refusal(
    503,
    50300,
    '正在处理的文件较多，请稍后重试',
    'Many documents are being read. Please try again shortly.',
  ),
}
