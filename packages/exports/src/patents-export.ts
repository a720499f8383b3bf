import { patentExportFormats, patentFileParts } from '@markwright/domain/patents/patent-exports'
import { z } from 'zod'
import { defineExport } from './define-export.ts'

/** Publications in the order of their list, in any of their formats. */
export const patentsExport = defineExport({
  name: 'patents',
  request: z.object({
    format: z.enum(patentExportFormats),
    parts: z.array(z.enum(patentFileParts)),
    patentIds: z.array(z.int()),
    siteUrl: z.string(),
  }),
})
