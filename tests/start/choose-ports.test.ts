import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choosePorts } from '../../scripts/lib/ports.mjs'

const occupied = createServer()
beforeEach(async () => {
  occupied.listen(0, '127.0.0.1')
  await once(occupied, 'listening')
})
afterEach(() => {
  vi.unstubAllEnvs()
  occupied.close()
})
const port = () => (occupied.address() as AddressInfo).port

test('a port that another program has is refused in one sentence with a way out', async () => {
  vi.stubEnv('WEB_PORT', String(port()))
  await expect(choosePorts()).rejects.toMatchObject({
    message: `Port ${port()} is in use by another program.`,
    wayOut: expect.stringContaining('WEB_PORT='),
  })
})

test('an inner port is refused only where it was requested', async () => {
  vi.stubEnv('WEB_PORT', '0')
  vi.stubEnv('API_PORT', String(port()))
  await expect(choosePorts()).rejects.toMatchObject({ wayOut: expect.stringContaining('leave API_PORT out') })
  vi.unstubAllEnvs()
  vi.stubEnv('WEB_PORT', '0')
  expect((await choosePorts()).api).not.toBe(port())
})
