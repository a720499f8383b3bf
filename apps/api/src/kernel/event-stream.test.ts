import { followConnections } from '@markwright/runtime/close-connections.ts'
import Fastify from 'fastify'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { registerErrorHandler } from './error-handler.ts'
import { registerEventStreams, streamEvents } from './event-stream.ts'

/** A server whose streams end only when they are left or it closes; the path names the member. */
async function startServer() {
  const app = Fastify({ trustProxy: true })
  registerErrorHandler(app)
  registerEventStreams(app)
  const connections = followConnections(app.server)
  app.addHook('preClose', async () => connections.close())
  app.get<{ Params: { member: string } }>('/events/:member', async (request, reply) =>
    streamEvents(request, reply, {
      memberId: request.params.member,
      async *source(signal) {
        yield { event: 'job', data: {} }
        if (!signal.aborted) await once(signal, 'abort')
      },
    }),
  )
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  const follow = async (member: string, address = '203.0.113.7') => {
    const leaving = new AbortController()
    const headers = { 'x-forwarded-for': address, 'accept-language': 'en' }
    const response = await fetch(`${url}/events/${member}`, { headers, signal: leaving.signal })
    return { response, leave: () => leaving.abort() }
  }
  const counted = () => {
    const { open, ofMembers, ofAddresses } = app.eventStreams
    return [open.size, ofMembers.size, ofAddresses.size]
  }
  return { app, url, follow, counted }
}

test('a member has ten streams at once, whatever their addresses; another member has them too', async () => {
  const { follow } = await startServer()
  for (let tab = 0; tab < 10; tab++) expect((await follow('ana', `198.51.100.${tab}`)).response.status).toBe(200)
  const { response } = await follow('ana')
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30'])
  expect(await response.json()).toMatchObject({
    code: 42_902,
    ok: false,
    msg: 'Too many event streams are open. Please close some, or request the state of the job instead.',
  })
  expect((await follow('bo')).response.status).toBe(200)
})

test('an address has fifty streams at once, an IPv6 network as one address', async () => {
  const { follow } = await startServer()
  for (let at = 0; at < 50; at++) expect((await follow(`member-${at}`, `2001:db8::${at}`)).response.status).toBe(200)
  expect((await follow('cleo', '2001:db8::ffff')).response.status).toBe(429)
  expect((await follow('cleo', '2001:db8:0:1::1')).response.status).toBe(200)
})

test('streams that are left are no longer counted, nor are those that wait for another one of their connection', async () => {
  const { app, url, follow, counted } = await startServer()
  for (let times = 0; times < 200; times++) {
    const { leave } = await vi.waitFor(async () => {
      const stream = await follow('ana')
      expect(stream.response.status).toBe(200)
      return stream
    })
    leave()
  }
  await vi.waitFor(() => expect(counted()).toEqual([0, 0, 0]))
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET /events/ana HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(3))
  await vi.waitFor(() => expect(counted()).toEqual([3, 1, 1]))
  socket.destroy()
  await vi.waitFor(() => expect(counted()).toEqual([0, 0, 0]))
  expect((await fetch(`${url}/events/ana`, { method: 'HEAD' })).status).toBe(200)
  await vi.waitFor(() => expect(counted()).toEqual([0, 0, 0]))
})

test('a server that closes ends its streams', async () => {
  const { app, follow } = await startServer()
  const { response } = await follow('ana')
  const events = text(response.body!)
  await app.close()
  expect(await events).toBe('id: 1\nevent: job\ndata: {}\n\n')
})
