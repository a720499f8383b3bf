import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { moduleFiles, moduleNames, registrations } from './module.ts'

const USAGE = `npm run new -- module NAME

  Writes a module of the API whose members list, create and delete records of their own: contract, table, migration,
  repository, service, routes and test. NAME is plural and in kebab case, such as saved-names.
`
const root = fileURLToPath(new URL('../..', import.meta.url))

const [, , what, name] = argv
if (what !== 'module' || name === undefined || !/^[a-z]+(-[a-z]+)*s$/.test(name)) {
  process.stderr.write(USAGE)
  process.exit(1)
}
const names = moduleNames(name)
const now = new Date()
const files = Object.entries(moduleFiles(names, now))
const existing = files.filter(([path]) => existsSync(join(root, path)))
if (existing.length > 0) {
  process.stderr.write(`${existing.map(([path]) => path).join(', ')} exists already.\n`)
  process.exit(1)
}
for (const [path, text] of files) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
  process.stdout.write(`+ ${path}\n`)
}
for (const [path, edits] of Object.entries(registrations(names))) {
  let text = readFileSync(join(root, path), 'utf8')
  for (const { before, line } of edits) {
    const at = text.search(before)
    if (at < 0) throw new Error(`${path} has no place for:\n${line}`)
    text = text.slice(0, at) + line + text.slice(at)
  }
  writeFileSync(join(root, path), text)
  process.stdout.write(`~ ${path}\n`)
}
process.stdout.write(`
Then:
  npm run gen
  npx vitest run tests/api/${name}.medium.test.ts
and name the record in tests/support/member-objects.ts and tests/api/member-access.medium.test.ts.
`)
