export { exportPatents, type PatentExportOrder } from './export-patents.ts'
export { patentPrinting, printedPatent } from './print-patents.ts'
export {
  joinCited,
  listFamilyIds,
  loadStoredPatents,
  readStoredPatents,
  type StoredDrawing,
  type StoredPatent,
} from './stored-patents.ts'
export { languageFor } from './text-language.ts'
export { PatentFilesTooLarge } from './zip-patents.ts'
export { lookUpNumbers, type NumberOutcome, type NumberRow, type NumberType } from './look-up-numbers.ts'
export { createNumberImports, numberImportAddress, type NumberImports } from './number-imports.repository.ts'
export { publicationKeyOf } from './number-keys.ts'
