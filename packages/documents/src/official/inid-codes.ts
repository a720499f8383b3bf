import type { DocumentField } from './field-labels.ts'

/** What the codes of WIPO's standard ST.60 stand for; a document may print them in place of labels. */
export const inidFields: Readonly<Record<string, DocumentField>> = {
  111: 'registrationNumber',
  151: 'registrationDate',
  180: 'expiryDate',
  210: 'applicationNumber',
  220: 'applicationDate',
  310: 'priorityNumber',
  320: 'priorityDate',
  441: 'publicationDate',
  442: 'publicationDate',
  511: 'goods',
  526: 'disclaimer',
  540: 'mark',
  541: 'mark',
  571: 'description',
  591: 'colours',
  730: 'applicant',
  731: 'applicant',
  732: 'applicant',
  740: 'agent',
}
