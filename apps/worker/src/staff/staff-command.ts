import { loadSettings } from '@markwright/config'
import { connectPool } from '@markwright/db'
import { isStaffRole, type StaffRole, staffRoles } from '@markwright/domain/people/staff-permissions'
import { parseArgs } from 'node:util'
import { runStaff, type StaffOrder } from './run-staff.ts'

const USAGE = `Says who may work in the back office.

  npm run staff -- add NAME [--role ROLE]   lets somebody in
  npm run staff -- role NAME --role ROLE    replaces the roles of somebody
  npm run staff -- reset NAME               gives a new password, and has the second factor set up again
  npm run staff -- disable NAME             shuts somebody out; reset lets them in again
  npm run staff -- list                     shows everybody

Roles, of which somebody may have several (--role sales --role support):
  admin     everything; the only role that sees the outbox
  sales     trials, grants, certifications, prices, plans and orders
  finance   payments, refunds, invoices, official fees, exchange rates and publishing prices
  content   articles and notices to members
  reviewer  trials, grants, certifications, reports and the calendar
  support   members: shut out, let in, unlock; sees trials, reports, orders and content
  viewer    sees everything but the outbox and changes nothing; the role of whoever is added without one
--admin is short for --role admin.

A password is made by this command and shown once. Everything that is changed stands in the audit log.
`
const NAME_MAX = 100

/** Throws a TypeError that says what is wrong with the arguments; null where help was requested. */
function readArguments(args: string[]): StaffOrder | null {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      admin: { type: 'boolean', default: false },
      role: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return null
  const [kind, name, ...others] = positionals.map((word) => word.trim())
  if (others.length > 0) throw new TypeError('Name one person; a name with blanks stands in quotes.')
  if (kind === 'list' && !name) return { kind }
  if (kind !== 'add' && kind !== 'role' && kind !== 'reset' && kind !== 'disable')
    throw new TypeError('Say add, role, reset, disable or list.')
  if (!name || name.length > NAME_MAX) throw new TypeError(`Give a name of at most ${NAME_MAX} characters.`)
  const roles = readRoles([...values.role, ...(values.admin ? ['admin'] : [])])
  if (kind === 'add') return { kind, name, roles: roles.length > 0 ? roles : ['viewer'] }
  if (kind !== 'role') {
    if (roles.length > 0) throw new TypeError('--role and --admin go with add and role.')
    return { kind, name }
  }
  if (roles.length === 0) throw new TypeError('Name a role, such as --role content.')
  return { kind, name, roles }
}

function readRoles(words: string[]): StaffRole[] {
  const unknown = words.find((word) => !isStaffRole(word))
  if (unknown !== undefined) throw new TypeError(`There is no role ${unknown}: ${staffRoles.join(', ')}.`)
  return staffRoles.filter((role) => words.includes(role))
}

async function run(order: StaffOrder): Promise<number> {
  const { DATABASE_URL } = loadSettings(['DATABASE_URL'])
  const pool = connectPool({ url: DATABASE_URL, max: 1 })
  try {
    return await runStaff({ pool, report: (line) => process.stdout.write(`${line}\n`) }, order)
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
