import Fastify, { type FastifyError } from 'fastify'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { drainBodies } from './drain-body.ts'
import { AppError } from './errors.ts'
import { readBytes } from './raw-body.ts'

test('a connection whose body was refused as too large serves the next request', async () => {
  const app = Fastify({ bodyLimit: 10_000_000 })
  drainBodies(app)
  app.setErrorHandler((error: FastifyError | AppError, _, reply) => {
    const status = error instanceof AppError ? error.entry.status : error.statusCode
    return reply.code(status ?? 500).send({})
  })
  const preParsing = async (_: unknown, __: unknown, payload: unknown) =>
    Readable.from([await readBytes(payload as Readable, 100_000)])
  app.post('/read', { preParsing }, () => ({}))
  app.post('/limited', { bodyLimit: 100_000 }, () => ({}))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const post = (path: string, length: number) =>
    new Promise<{ status: number | undefined; socket: unknown }>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': length }
      const sent = request({ port, path, method: 'POST', agent, headers }, (response) => {
        response.resume().on('end', () => resolve({ status: response.statusCode, socket: sent.socket?.localPort }))
      })
      sent.on('error', reject).end(`"${'a'.repeat(length - 2)}"`)
    })
  for (const path of ['/read', '/limited']) {
    const refused = await post(path, 5_000_000)
    expect(refused.status).toBe(413)
    expect(await post('/read', 10)).toEqual({ status: 200, socket: refused.socket })
  }
  agent.destroy()
  await app.close()
})
