import type { IndexStatus } from '@markwright/search'
import type { Schemas } from '@markwright/contract'
import { checkResults, problemsOf } from '@markwright/operations/health-checks'

type Check = Schemas['Check']

/** Checks whether everything that the service depends on answers, each within two seconds. */
export function createOperationsService(deps: {
  version: string
  pingDatabase: () => Promise<unknown>
  queue: { kind: string; ping: () => Promise<unknown> }
  keyValueStore: { kind: string; ping: () => Promise<unknown> }
  index: { kind: string; status: () => IndexStatus }
  site: Schemas['Site']
}) {
  const runChecks = async () => {
    const [database, queue, keyValueStore] = await Promise.all([
      checkResults('postgres', deps.pingDatabase),
      checkResults(deps.queue.kind, deps.queue.ping),
      checkResults(deps.keyValueStore.kind, deps.keyValueStore.ping),
    ])
    return { database, queue, keyValueStore, index: checkIndex(deps.index.kind, deps.index.status()) }
  }

  return {
    runChecks,

    getSite: () => deps.site,

    /** `degraded` while something the process depends on does not answer: it lives, and recovers by itself. */
    async getHealth(): Promise<Schemas['Health']> {
      const problems = problemsOf(await runChecks())
      return { status: problems.length > 0 ? 'degraded' : 'up', version: deps.version, problems }
    },

    async getReadiness(): Promise<Schemas['Readiness']> {
      const checks = await runChecks()
      return { status: problemsOf(checks).length > 0 ? 'notReady' : 'ready', checks }
    },
  }
}
export type OperationsService = ReturnType<typeof createOperationsService>

function checkIndex(kind: string, status: IndexStatus): Check {
  return status.ready
    ? { ok: true, kind, marks: status.marks, version: status.dataVersion }
    : { ok: false, kind, detail: `building ${status.progress}%` }
}
