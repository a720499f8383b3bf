import type { DocumentFault } from '@markwright/documents/official'
import { type ErrorEntry, refusal } from '../../kernel/errors.ts'

const unreadable = (cn: string, en: string) => refusal(200, 30211, cn, en)
const noDocument = unreadable('无法识别这个文件：请使用 PDF 或 DOCX 文件', 'This is neither a PDF nor a DOCX file.')

export const applicationErrors: Record<DocumentFault, ErrorEntry> = {
  unknownFormat: noDocument,
  scanned: noDocument,
  empty: unreadable('请选择 PDF 或 DOCX 文件', 'Please choose a PDF or DOCX file.'),
  encrypted: unreadable('这个 PDF 设有密码，请先解除密码', 'This PDF is protected by a password. Remove it first.'),
  broken: unreadable('文件已损坏，无法读取', 'The file is damaged and cannot be read.'),
  tooLong: unreadable(
    '文件页数过多（最多 200 页），或处理用时过长',
    'The document has more than 200 pages, or takes too long to process.',
  ),
}

/** A page, from 1 on, that cannot be divided without text of one part in the PDF of another. */
export const pageNotCut = (page: number) =>
  refusal(
    200,
    30214,
    `第 ${page} 页无法在分界线处拆分：移除其他部分的文字后结果不正确。请移动分界线，或将整页归入同一部分`,
    `Page ${page} cannot be divided there: text of another part would remain, or text would be lost. Move the boundary, or give the whole page to one part.`,
  )

export const patentToolsErrors = {
  tooLarge: refusal(413, 41300, '文件过大，最多 20 MB', 'The file is too large; at most 20 MB.'),
  wrongParts: refusal(
    200,
    30212,
    '页面的归属不完整，请重新上传文件',
    'The parts do not match the pages. Please upload the file again.',
  ),
  noDrawing: refusal(200, 30213, '请选择 JPG、PNG、TIFF 或 ZIP 文件', 'Please choose a JPG, PNG, TIFF or ZIP file.'),
  tooSlow: refusal(
    200,
    30213,
    '图片过多或过大，处理用时过长，请分批上传',
    'Compressing took too long. Send fewer or smaller images at once.',
  ),
  busy: refusal(
    503,
    50300,
    '正在处理的文件较多，请稍后重试',
    'Many files are being processed. Please try again shortly.',
  ),
}
