/**
 * Who may hold how many connections to PostgreSQL at once. Pools take their sizes from here, the embedded server its
 * `max_connections`, and the start checks any other server against it; docs/operations.md has the same table.
 */

/** The default and the smallest value of DATABASE_POOL_MAX. */
export const POOL_MAX_DEFAULT = 10
export const POOL_MAX_LEAST = 2

/** Connections of the pool that all queues and workers of a process share where there is no Redis. */
export const QUEUE_POOL_MAX = 3
/** Read vectors of images for searches. */
export const IMAGE_POOL_MAX = 2
/** Read passages of patents for searches. */
export const PATENT_POOL_MAX = 2
/** Of `npm run import`. */
export const IMPORT_POOL_MAX = 3

/** A connection that waits for announcements of the database (`LISTEN`), or follows its changes. */
const FOLLOWER = 1
/** Reads what is to be encoded. */
const PATENT_ENCODING = 1

const indexes = {
  'trademark index': FOLLOWER,
  'image index': FOLLOWER + IMAGE_POOL_MAX,
  'patent index': FOLLOWER + PATENT_POOL_MAX + PATENT_ENCODING,
}

/** Connections of the key-value store of an API process. @param {number} poolMax as set by DATABASE_POOL_MAX */
export const keyValuePoolMax = (poolMax) => Math.ceil(poolMax / 2)

/**
 * The largest number of connections of each kind of process, by what they are for. Without Redis; with it, processes
 * hold fewer.
 * @param {number} poolMax as set by DATABASE_POOL_MAX
 */
export const connectionBudget = (poolMax) => ({
  api: {
    statements: poolMax,
    'statements of Prisma': poolMax,
    'key-value store': keyValuePoolMax(poolMax),
    queues: QUEUE_POOL_MAX,
    'job events': FOLLOWER,
    ...indexes,
  },
  worker: {
    statements: poolMax,
    queues: QUEUE_POOL_MAX + FOLLOWER,
    ...indexes,
  },
  commands: {
    'npm run import': IMPORT_POOL_MAX + QUEUE_POOL_MAX + FOLLOWER,
    'npm run backup': 2,
    'npm run staff': 1,
    'npm start': 1,
  },
})

/** @param {Record<string, number>} uses */
export const sumOf = (uses) => Object.values(uses).reduce((sum, count) => sum + count, 0)

/**
 * How many connections a site needs at most, its commands included.
 * @param {{ api: number, worker: number, poolMax: number }} site numbers of processes, and DATABASE_POOL_MAX
 */
export function connectionsOf({ api, worker, poolMax }) {
  const budget = connectionBudget(poolMax)
  return api * sumOf(budget.api) + worker * sumOf(budget.worker) + sumOf(budget.commands)
}

/** DATABASE_POOL_MAX of an environment, which `packages/config` has checked. @param {NodeJS.ProcessEnv} environment */
export const poolMaxOf = (environment) => Number(environment['DATABASE_POOL_MAX'] || POOL_MAX_DEFAULT)

/** Processes for which the embedded server has connections, so that others can be started beside those of `npm start`. */
const EMBEDDED_SITE = { api: 3, worker: 2 }
/** PostgreSQL reserves them for superusers (`superuser_reserved_connections`). */
const RESERVED = 3

/** `max_connections` of the embedded server. @param {number} poolMax as set by DATABASE_POOL_MAX */
export const embeddedConnectionsMax = (poolMax) => connectionsOf({ ...EMBEDDED_SITE, poolMax }) + RESERVED

/**
 * The largest DATABASE_POOL_MAX below `poolMax` with which a site needs no more than `connections`; undefined where even
 * the smallest is too large.
 * @param {{ api: number, worker: number, poolMax: number, connections: number }} site
 */
export function fittingPoolMax({ api, worker, poolMax: given, connections }) {
  for (let poolMax = given - 1; poolMax >= POOL_MAX_LEAST; poolMax--)
    if (connectionsOf({ api, worker, poolMax }) <= connections) return poolMax
  return undefined
}
