export { chineseCheckDigit } from './numbers/chinese-number.ts'
export {
  docdbNumber,
  epodocNumber,
  lettersForZerosIn,
  nameOf,
  readPatentNumber,
  type NumberProblem,
  type PatentNumber,
} from './numbers/patent-number.ts'
export { patentRecord, type PatentRecord } from './patent-record.ts'
export { isUsptoDocument, readJsonPatent, readPatentRecord, readUsptoDocument } from './formats/json-documents.ts'
export { emptyPatent } from './formats/empty-patent.ts'
export { readPatents, type DamagedPatent, type FoundPatents, type PatentFormat } from './formats/read-patents.ts'
export { layoutOf, readTableRow, type TableLayout, type TableRow } from './formats/table-rows.ts'
export { withoutNulInTexts } from './record-texts.ts'
export { XmlError } from './xml/xml-tree.ts'
export {
  grantDay,
  isGrant,
  legalEffect,
  deriveLegalStatus,
  ownGrantDay,
  type DerivedLegalStatus,
  type LegalStatus,
} from './legal/legal-status.ts'
export { mergePatents, type MergedPatent } from './merge-patents.ts'
export { applicationKey, completeApplicationNumber, typedApplicationForms } from './numbers/application-keys.ts'
export { ownApplicationForms, ownApplicationKey, priorityKey, publicationKey } from './register-keys.ts'
