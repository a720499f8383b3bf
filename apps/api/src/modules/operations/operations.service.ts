import type { IndexStatus } from '@markwright/search'
import type { Schemas } from '@markwright/contract'

const CHECK_MS = 2000

type Check = Schemas['Check']

/** Asks everything that the service stands on whether it answers, each within two seconds. */
export function createOperationsService(deps: {
  version: string
  pingDatabase: () => Promise<unknown>
  queue: { kind: string; ping: () => Promise<unknown> }
  keyValueStore: { kind: string; ping: () => Promise<unknown> }
  index: { kind: string; status: () => IndexStatus }
  site: Schemas['Site']
}) {
  return {
    getSite: () => deps.site,

    getHealth: () => ({ status: 'up' as const, version: deps.version }),

    async getReadiness(): Promise<Schemas['Readiness']> {
      const [database, queue, keyValueStore] = await Promise.all([
        check('postgres', deps.pingDatabase),
        check(deps.queue.kind, deps.queue.ping),
        check(deps.keyValueStore.kind, deps.keyValueStore.ping),
      ])
      const checks = { database, queue, keyValueStore, index: checkIndex(deps.index.kind, deps.index.status()) }
      return { status: Object.values(checks).every(({ ok }) => ok) ? 'ready' : 'notReady', checks }
    },
  }
}
export type OperationsService = ReturnType<typeof createOperationsService>

async function check(kind: string, ping: () => Promise<unknown>): Promise<Check> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), CHECK_MS)
  })
  try {
    await Promise.race([ping(), tooLong])
    return { ok: true, kind }
  } catch (error) {
    // The reason may name hosts and users: it belongs in the log of whoever pings, not on the wire.
    return {
      ok: false,
      kind,
      detail: error instanceof Error && error.message === 'timeout' ? 'timeout' : 'unreachable',
    }
  } finally {
    clearTimeout(timer)
  }
}

function checkIndex(kind: string, status: IndexStatus): Check {
  return status.ready
    ? { ok: true, kind, marks: status.marks, version: status.dataVersion }
    : { ok: false, kind, detail: `building ${status.progress}%` }
}
