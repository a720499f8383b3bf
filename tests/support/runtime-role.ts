/** Of the server for the tests: it migrates, and prepares what a test needs. */
const OWNER = 'markwright'

/**
 * A database of the tests for the role of the processes, which may read and write rows only: what that role may not do fails
 * where a process does it. Other addresses are given back as they are.
 */
export function asRuntimeRole<Url extends string | undefined>(databaseUrl: Url): Url | string {
  const runtimeUrl = process.env['RUNTIME_DATABASE_URL']
  if (databaseUrl === undefined || runtimeUrl === undefined) return databaseUrl
  const { username, password } = new URL(runtimeUrl)
  const url = new URL(databaseUrl)
  return url.username === OWNER ? Object.assign(url, { username, password }).href : databaseUrl
}
