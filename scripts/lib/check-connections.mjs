import { connectionsOf, fittingPoolMax, poolMaxOf } from '../../packages/db/src/connection-budget.mjs'
import { Fault } from './fault.mjs'

/** The least that a server must have connections for; docs/operations.md says how to count more processes. */
const SITE = { api: 1, worker: 1 }

const LIMITS = `
SELECT current_setting('max_connections')::int AS server,
  current_setting('superuser_reserved_connections')::int
    + coalesce(current_setting('reserved_connections', true), '0')::int AS reserved,
  coalesce((SELECT nullif(rolconnlimit, -1) FROM pg_roles WHERE rolname = $1), 1000000) AS role,
  (SELECT coalesce(nullif(datconnlimit, -1), 1000000) FROM pg_database WHERE datname = current_database()) AS database`

/**
 * Refuses a server that allows fewer connections than the processes of a site may open.
 * @param {import('pg').Client} client
 * @param {string} server its name for people
 * @param {NodeJS.ProcessEnv} [environment] with DATABASE_URL and DATABASE_POOL_MAX
 */
export async function checkConnections(client, server, environment = process.env) {
  const poolMax = poolMaxOf(environment)
  const role = decodeURIComponent(new URL(environment['DATABASE_URL'] ?? '').username) || (client.user ?? '')
  const { rows } = await client.query(LIMITS, [role])
  const { server: serverMax, reserved, role: roleMax, database } = rows[0]
  const allowed = Math.min(serverMax - reserved, roleMax, database)
  const needed = connectionsOf({ ...SITE, poolMax })
  if (allowed >= needed) return
  const fitting = fittingPoolMax({ ...SITE, poolMax, connections: allowed })
  const change =
    allowed === serverMax - reserved
      ? `Set max_connections to ${needed + reserved} or more there`
      : `Raise the CONNECTION LIMIT of the ${allowed === roleMax ? `role ${role}` : 'database'} to ${needed} or more there`
  throw new Fault(
    `The PostgreSQL at ${server} allows this site ${allowed} connections, and its processes need up to ${needed}.`,
    `${change}${fitting === undefined ? '' : `, or DATABASE_POOL_MAX=${fitting} here`}.`,
  )
}
