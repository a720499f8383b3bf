import type { ClientBase, Pool } from 'pg'

export type EntitledService = 'search' | 'report' | 'monitoring' | 'patentSearch'
export type GrantKind = 'purchase' | 'trial' | 'grant'

/** A grant that runs now. `left`: units; null where the grant counts none. */
export type RunningGrant = {
  id: string
  kind: GrantKind
  startsAt: Date
  endsAt: Date
  total: number | null
  used: number
  left: number | null
  dailyLimit: number | null
  monitorsLimit: number | null
}

/** What the running grants of a member give together. */
export type Standing = {
  /** The first to end comes first: its units are used first. */
  grants: RunningGrant[]
  unitsLeft: number
  /** The highest; null where no grant names one. */
  dailyLimit: number | null
  monitorsLimit: number | null
}

export type Queryable = Pick<ClientBase | Pool, 'query'>

/** Condition of a grant that runs at $3 for the account $1 and the service $2. */
export const RUNNING = `account_id = $1 AND service = $2::entitled_service AND revoked_at IS NULL
  AND starts_at <= $3 AND ends_at > $3`

/** What a member may use of a service beyond what everybody may. */
export async function findStanding(
  db: Queryable,
  accountId: string,
  service: EntitledService,
  at: Date,
): Promise<Standing> {
  const { rows: grants } = await db.query<RunningGrant>(
    `SELECT id, kind, starts_at AS "startsAt", ends_at AS "endsAt", total, used, greatest(total - used, 0) AS left,
       daily_limit AS "dailyLimit", monitors_limit AS "monitorsLimit"
     FROM service_grant WHERE ${RUNNING} ORDER BY ends_at, id`,
    [accountId, service, at],
  )
  return {
    grants,
    unitsLeft: grants.reduce((sum, { left }) => sum + (left ?? 0), 0),
    dailyLimit: highest(grants.map(({ dailyLimit }) => dailyLimit)),
    monitorsLimit: highest(grants.map(({ monitorsLimit }) => monitorsLimit)),
  }
}

function highest(limits: (number | null)[]): number | null {
  const named = limits.filter((limit) => limit !== null)
  return named.length === 0 ? null : Math.max(...named)
}
