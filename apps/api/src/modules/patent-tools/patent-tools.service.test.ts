import type { DocumentWorkers } from '@markwright/documents/official'
import { expect, test } from 'vitest'
import { createPatentToolsService } from './patent-tools.service.ts'

test('a page that cannot be cut is an error that names it', async () => {
  const documentWorkers: Pick<DocumentWorkers, 'splitApplication'> = {
    splitApplication: async () => ({ uncutPage: 7 }),
  }
  const service = createPatentToolsService({
    documentWorkers: documentWorkers as DocumentWorkers,
    filing: {} as never,
    limits: { spend: async () => {} } as never,
  })
  const file = { original: 'a.pdf', bytes: Buffer.from('%PDF-') } as never
  await expect(service.split(file, 'claims|0.5:abstract', 'member')).rejects.toMatchObject({
    entry: { code: 30214, msg: { cn: expect.stringContaining('第 7 页'), en: expect.stringContaining('Page 7') } },
    facts: { page: 7 },
  })
})
