import { z } from 'zod'
import { defineExport } from './define-export.ts'

/** Hosted rights in the order of their list, as a spreadsheet or a report. */
export const portfolioExport = defineExport({
  name: 'portfolio',
  request: z.object({
    format: z.enum(['xlsx', 'pdf']),
    itemIds: z.array(z.uuid()),
    siteUrl: z.string(),
  }),
})
