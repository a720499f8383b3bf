import { exportColumns } from '@markwright/domain/files/export-columns'
import { z } from 'zod'
import { defineExport } from './define-export.ts'

/** Trademark records in the order of their list, as XLSX or DOCX. */
export const marksExport = defineExport({
  name: 'marks',
  request: z.object({
    columns: z.array(z.enum(exportColumns)),
    siteUrl: z.string(),
    markIds: z.array(z.int()),
    /** 0 to 100, one for each mark; null where names were not compared. */
    scores: z.array(z.number().nullable()),
    /** Why each mark is similar, in the language of the export; null where nothing was compared. */
    reasons: z.array(z.string().nullable()),
    /** The query in words; empty where the records are of none. */
    query: z.array(z.object({ label: z.string(), value: z.string() })),
  }),
})
