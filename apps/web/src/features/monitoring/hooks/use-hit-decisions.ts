import { markMonitorHits } from '@markwright/api-client/monitoring'
import type { MonitorHit } from '@markwright/api-client/models/monitorHit'
import type { MonitorVerdict } from '@markwright/api-client/models/monitorVerdict'
import type { MonitorVerdictsDraftDecisionsItem } from '@markwright/api-client/models/monitorVerdictsDraftDecisionsItem'
import { useState } from 'react'
import { useAction } from '../../../shared/lib/use-action.ts'
import { between } from '../model/between.ts'

/** What was decided last, and the verdicts before it, by which it is undone. */
type Decided = { verdict: MonitorVerdict | null; count: number; before: MonitorVerdictsDraftDecisionsItem[] }

/** Picks hits of a page and decides upon all of them at once; the last decision can be undone. */
export function useHitDecisions(hits: readonly MonitorHit[], onDecided: (hits: readonly MonitorHit[]) => void) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [lastId, setLastId] = useState<string | null>(null)
  const [decided, setDecided] = useState<Decided | null>(null)
  const picked = hits.filter(({ id }) => ids.has(id))

  const action = useAction(async (verdict: MonitorVerdict | null) => {
    const before = picked.map(({ id, verdict: had }) => ({ id, verdict: had }))
    const changed = await markMonitorHits({ decisions: before.map(({ id }) => ({ id, verdict })) })
    onDecided(changed)
    setDecided({ verdict, count: changed.length, before })
    setIds(new Set())
  })
  const undoing = useAction(async () => {
    if (!decided) return
    onDecided(await markMonitorHits({ decisions: decided.before }))
    setIds(new Set(decided.before.map(({ id }) => id)))
    setDecided(null)
  })

  return {
    picked,
    decided,
    isRunning: action.isRunning || undoing.isRunning,
    error: action.error ?? undoing.error,
    isPicked: (id: string) => ids.has(id),
    /** Picks a hit or lets it go; `isRange` does so with all from the one before. */
    pick(id: string, isPicked: boolean, isRange: boolean) {
      const meant = isRange
        ? between(
            hits.map((hit) => hit.id),
            lastId,
            id,
          )
        : [id]
      setIds(new Set(isPicked ? [...ids, ...meant] : [...ids].filter((each) => !meant.includes(each))))
      setLastId(id)
    },
    pickAll: (isPicked: boolean) => setIds(new Set(isPicked ? hits.map(({ id }) => id) : [])),
    decide(verdict: MonitorVerdict | null) {
      if (picked.length > 0 && !undoing.isRunning) void action.run(verdict)
    },
    undo() {
      if (!action.isRunning) void undoing.run()
    },
    /** Offers no way back any more, because something else has been decided since. */
    forget: () => setDecided(null),
  }
}
export type HitDecisions = ReturnType<typeof useHitDecisions>
