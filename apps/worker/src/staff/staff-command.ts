import { loadSettings } from '@markwright/config'
import { connectPool } from '@markwright/db'
import { parseArgs } from 'node:util'
import { runStaff, type StaffOrder } from './run-staff.ts'

const USAGE = `Says who may work in the back office.

  npm run staff -- add NAME [--admin]   lets somebody in
  npm run staff -- reset NAME           gives a new password, and has the second factor set up again
  npm run staff -- disable NAME         shuts somebody out; reset lets them in again
  npm run staff -- list                 shows everybody

A password is made by this command and shown once. Everything that is changed stands in the audit log.
`
const NAME_MAX = 100

/** Throws a TypeError that says what is wrong with the arguments; null where help was asked for. */
function readArguments(args: string[]): StaffOrder | null {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { admin: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  })
  if (values.help) return null
  const [kind, name, ...others] = positionals.map((word) => word.trim())
  if (others.length > 0) throw new TypeError('Name one person; a name with blanks stands in quotes.')
  if (kind === 'list' && !name) return { kind }
  if (kind !== 'add' && kind !== 'reset' && kind !== 'disable') throw new TypeError('Say add, reset, disable or list.')
  if (!name || name.length > NAME_MAX) throw new TypeError(`Give a name of at most ${NAME_MAX} characters.`)
  if (values.admin && kind !== 'add') throw new TypeError('--admin goes with add.')
  return kind === 'add' ? { kind, name, role: values.admin ? 'admin' : 'staff' } : { kind, name }
}

async function run(order: StaffOrder): Promise<number> {
  const { DATABASE_URL } = loadSettings(['DATABASE_URL'])
  const pool = connectPool({ url: DATABASE_URL, max: 1 })
  try {
    return await runStaff({ pool, say: (line) => process.stdout.write(`${line}\n`) }, order)
  } finally {
    await pool.end()
  }
}

try {
  const order = readArguments(process.argv.slice(2))
  if (order) process.exitCode = await run(order)
  else process.stdout.write(USAGE)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  if (error instanceof TypeError) process.stderr.write(`\n${USAGE}`)
  process.exitCode = 2
}
