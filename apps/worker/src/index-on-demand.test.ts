import { expect, test } from 'vitest'
import { createIndexOnDemand } from './index-on-demand.ts'

test('a job that is ended while it waits for its index ends for the reason that was given', async () => {
  const index = createIndexOnDemand({ open: () => ({ status: () => ({ ready: false }), close: async () => {} }) })
  const dying = new AbortController()
  const waiting = index.use(dying.signal, async () => 'done')
  dying.abort(new Error('killed'))
  await expect(waiting).rejects.toThrow('killed')
  await index.close()
})
