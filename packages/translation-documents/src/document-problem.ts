import { translationDocumentLimits as limits } from './limits.ts'

const number = (value: number) => value.toLocaleString('en-US')

/** Why a document cannot be translated, in both languages of the interface. */
export const documentProblems = {
  unsupportedType: {
    cn: '不支持的文件类型。请使用 TXT、DOCX、DOC、PPTX、XLSX、PDF 或 XLIFF 文件',
    en: 'This file type is not supported. Use TXT, DOCX, DOC, PPTX, XLSX, PDF or XLIFF.',
  },
  broken: { cn: '文件已损坏或格式有误，无法读取', en: 'The file is damaged or malformed and cannot be read.' },
  encrypted: {
    cn: '文件设有密码或已加密，请解除保护后重新上传',
    en: 'The file is protected by a password. Remove the protection and upload it again.',
  },
  macros: {
    cn: '文件中含有宏。请另存为不含宏的格式（DOCX、PPTX 或 XLSX）后重新上传',
    en: 'The file holds macros. Save it without macros (as DOCX, PPTX or XLSX) and upload it again.',
  },
  entities: {
    cn: '文件中声明了 XML 实体或文档类型，出于安全原因不予处理',
    en: 'The file declares XML entities or a document type, which is refused for security.',
  },
  archiveBomb: {
    cn: `文件解压后过大（最多 ${limits.unpackedBytesMax / 2 ** 20} MB、${number(limits.partsMax)} 个部件），不予处理`,
    en: `The file unpacks to more than ${limits.unpackedBytesMax / 2 ** 20} MB or ${number(limits.partsMax)} parts and is refused.`,
  },
  fileTooLarge: {
    cn: `文件过大：文本和 XLIFF 文件最大 ${limits.textBytesMax / 2 ** 20} MB，其他文件最大 ${limits.bytesMax / 2 ** 20} MB`,
    en: `The file is too large: at most ${limits.textBytesMax / 2 ** 20} MB for text and XLIFF, ${limits.bytesMax / 2 ** 20} MB for other files.`,
  },
  tooManyWords: {
    cn: `文件超过 ${number(limits.wordsMax)} 字，请拆分后分别翻译`,
    en: `The document has more than ${number(limits.wordsMax)} words. Split it and translate the parts.`,
  },
  tooManyPages: {
    cn: `PDF 超过 ${limits.pagesMax} 页，请拆分后分别翻译`,
    en: `The PDF has more than ${limits.pagesMax} pages. Split it and translate the parts.`,
  },
  tooComplex: {
    cn: '文件结构过于复杂，无法在限定的时间和内存内处理',
    en: 'The structure of the file is too complex to be processed within the limits of time and memory.',
  },
  scanned: {
    cn: '这个 PDF 是扫描件，没有文字。请先进行文字识别（OCR）',
    en: 'This PDF is a scan without text. Recognise its text (OCR) first.',
  },
  garbageText: {
    cn: '这个 PDF 的文字层是乱码，无法翻译。请先进行文字识别（OCR），或上传原始文件',
    en: 'The text layer of this PDF is garbled. Recognise its text (OCR) first, or upload the original file.',
  },
  empty: { cn: '文件中没有可翻译的文字', en: 'There is no text to translate in the file.' },
} as const

export type DocumentProblem = keyof typeof documentProblems

/** Ends the reading of a document; the text of `problem` is in `documentProblems`. */
export class DocumentRefused extends Error {
  constructor(
    readonly problem: DocumentProblem,
    options?: ErrorOptions,
  ) {
    super(`The document is refused: ${problem}`, options)
    this.name = 'DocumentRefused'
  }
}
