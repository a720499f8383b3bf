import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to a server that can be cut and mended: what a restart of that server looks like to its clients. */
export async function breakable(url: string) {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
  }
  let refusal: Buffer | null = null
  let refusals = 0
  const server = createServer((from) => {
    const response = refusal
    if (response) {
      keep(from)
      refusals += 1
      from.once('data', () => from.end(response))
      return
    }
    const to = connect(Number(target.port), target.hostname)
    keep(from)
    keep(to)
    from.pipe(to).pipe(from)
    from.on('close', () => to.destroy())
    to.on('close', () => from.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    cut: close,
    /** How many clients were given such an answer. */
    refused: () => refusals,
    /** What each new client is answered instead; null lets them through again. */
    answerWith(response: Buffer | null) {
      refusal = response
    },
    async mend() {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    close,
  }
}
