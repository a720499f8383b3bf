import { type DocumentProblem, documentProblems } from '@markwright/translation-documents'
import { type ErrorEntry, refusal } from '../../kernel/errors.ts'

/** Spec 2 §8: unsupported file type, file format error, file too large. */
const codes: Record<DocumentProblem, number> = {
  unsupportedType: 40106,
  broken: 40107,
  encrypted: 40107,
  macros: 40107,
  entities: 40107,
  scanned: 40107,
  garbageText: 40107,
  empty: 40107,
  archiveBomb: 40108,
  fileTooLarge: 40108,
  tooManyWords: 40108,
  tooManyPages: 40108,
  tooComplex: 40108,
}

export const documentRefusal = (problem: DocumentProblem): ErrorEntry =>
  refusal(200, codes[problem], documentProblems[problem].cn, documentProblems[problem].en)

export const translationDocumentErrors = {
  tooLarge: refusal(200, 40108, documentProblems.fileTooLarge.cn, documentProblems.fileTooLarge.en),
  noFile: refusal(200, 40106, '请选择一个文件', 'Please choose a file.'),
  startedAlready: refusal(
    200,
    40111,
    '该文档正在翻译或已经完成',
    'This document is being translated or is done already.',
  ),
  notDone: refusal(200, 40112, '文档还没有翻译完', 'The document is not translated yet.'),
  tagsChanged: refusal(
    200,
    40113,
    '格式标签（如 {1}、{/1}）缺失或重复，请保留原文中的全部标签',
    'Tags such as {1} and {/1} are missing or there twice. Keep every tag of the source.',
  ),
  noOutput: refusal(200, 40114, '该文档不能导出为这种格式', 'The document cannot be written in this format.'),
  tooMany: refusal(
    200,
    40115,
    '最多保存 200 个文档，请先删除不再需要的',
    'You have 200 documents. Delete those that you no longer need first.',
  ),
  busy: refusal(
    503,
    50300,
    '正在处理的文件较多，请稍后重试',
    'Many files are being processed. Please try again shortly.',
  ),
}
