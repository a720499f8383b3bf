import { englishLabels } from './labels-en.ts'
import { chineseLabels } from './labels-zh.ts'
import type { DocumentField } from './document-fields.ts'

export { type DocumentField, documentFields } from './document-fields.ts'

/** Fields that hold a day each; `validity` is a period from which `validFrom` and `expiryDate` are read. */
export const dateFields: ReadonlySet<DocumentField> = new Set([
  'applicationDate',
  'priorityDate',
  'publicationDate',
  'registrationDate',
  'validFrom',
  'expiryDate',
  'validity',
])
/** Fields whose values begin with a number. */
export const numberFields: ReadonlySet<DocumentField> = new Set([
  'applicationNumber',
  'registrationNumber',
  'priorityNumber',
  'publicationIssue',
  'registrationIssue',
  'classes',
])

/**
 * The labels of a field; a blank stands for any run of blanks or none, because forms spread short labels over a line
 * (申 请 人). The longer of two labels is tried first.
 */
export const labelsOf = (field: DocumentField): string[] =>
  `${chineseLabels[field]}|${englishLabels[field]}`
    .split('|')
    .map((label) => label.trim())
    .filter(Boolean)
