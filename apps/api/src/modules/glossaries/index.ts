export type { GlossaryEntryRow, GlossaryRow } from './glossaries.repository.ts'
export type { GlossariesService } from './glossaries.service.ts'
