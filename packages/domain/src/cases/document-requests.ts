import type { Language } from '../site/language.ts'

/** Where the list of documents stands in the text of a request. */
const PLACE = '{documents}'

type Texts = Record<Language, string>

/** Texts by which staff request documents of a case, for them to edit; `{documents}` becomes the list of documents. */
export const documentRequests = [
  {
    code: 'missing',
    name: { cn: '缺少文件', en: 'Documents are missing' },
    text: {
      cn: '您的案件还缺少以下文件：\n{documents}\n请在案件页面上传，然后重新提交。',
      en: 'The following documents of your case are missing:\n{documents}\nPlease upload them on the page of the case and submit it again.',
    },
  },
  {
    code: 'unreadable',
    name: { cn: '文件不清晰或不完整', en: 'Documents are unclear or incomplete' },
    text: {
      cn: '以下文件不清晰或不完整，官方不会接受：\n{documents}\n请重新扫描或拍照（四角完整、文字清楚），在案件页面上传后重新提交。',
      en: 'The office will not accept the following documents, because they are unclear or incomplete:\n{documents}\nPlease scan them again, with all corners and readable text, upload them on the page of the case and submit it again.',
    },
  },
  {
    code: 'unsigned',
    name: { cn: '文件缺少签字或盖章', en: 'Documents are not signed or sealed' },
    text: {
      cn: '以下文件缺少签字或盖章，或者与申请人名称不一致：\n{documents}\n请补签或盖章后在案件页面上传，然后重新提交。',
      en: 'The following documents are not signed or sealed, or name another applicant:\n{documents}\nPlease have them signed or sealed, upload them on the page of the case and submit it again.',
    },
  },
] as const satisfies readonly { code: string; name: Texts; text: Texts }[]
export type DocumentRequestCode = (typeof documentRequests)[number]['code']

/** Whether a text names the documents that are requested, which is then to be known. */
export const namesDocuments = (text: string): boolean => text.includes(PLACE)

/** The text of a request with its documents, a line for each. */
export function requestText(text: string, documents: readonly string[], language: Language): string {
  const list = documents.map((name) => `- ${name}`).join(language === 'cn' ? '；\n' : ';\n')
  return text.replaceAll(PLACE, () => list)
}
