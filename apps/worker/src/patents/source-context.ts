import type { Reason } from '@markwright/registers'
import type { FileFindings, PatentSource } from './patent-entry.ts'

export interface SourceContext {
  source: PatentSource
  findings: FileFindings
  pass: (reason: Reason) => void
  place: (place: string | null) => string | null
}
