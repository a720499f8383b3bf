import { connect } from 'node:net'
import { unreachable } from './delivery-error.ts'

const TIMEOUT_MS = 3000

/** Opens a connection to a provider and closes it again. @throws DeliveryError where there is none after 3 s */
export function reachHost(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: TIMEOUT_MS })
    const fail = (code: string) => {
      socket.destroy()
      reject(unreachable(code))
    }
    socket.once('connect', () => {
      socket.destroy()
      resolve()
    })
    socket.once('timeout', () => fail('ETIMEDOUT'))
    socket.once('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.name))
  })
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 }

/** As `reachHost`, for the host of an address. */
export const reachUrl = ({ hostname, port, protocol }: URL): Promise<void> =>
  reachHost(hostname.replace(/^\[|\]$/g, ''), port ? Number(port) : (DEFAULT_PORTS[protocol] ?? 443))
