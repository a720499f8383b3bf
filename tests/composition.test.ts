import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compositionProblems } from './support/composition.ts'

const ROOT = join(import.meta.dirname, '..')

function sourcesOf(app: 'api' | 'worker'): Map<string, string> {
  const folder = join(ROOT, 'apps', app, 'src')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

test.each(['api', 'worker'] as const)(
  'modules of the %s are given what they declare and use, without a cycle',
  (app) => {
    expect(compositionProblems(sourcesOf(app), 'modules.ts')).toEqual([])
  },
)

test('no module exports the factory of a repository to others', () => {
  const exported = [...sourcesOf('api')]
    .filter(([path]) => /^modules\/[\w-]+\/index\.ts$/.test(path))
    .flatMap(([path, text]) => [...text.matchAll(/\bcreate\w+Repository\b/g)].map(([name]) => `${path}: ${name}`))
  expect(exported).toEqual([])
})

/** Two modules, of which `orders` uses `notices`; each test changes one text. */
const sound = {
  'modules.ts': `
    import { createNoticesModule } from './notices/notices.module.ts'
    import { createOrdersModule } from './orders/orders.module.ts'
    export function createModules(platform: Platform) {
      const notices = createNoticesModule(platform)
      const orders = createOrdersModule(platform, { notices: notices.api })
      return { modules: [notices, orders] }
    }`,
  'notices/notices.module.ts': `
    export function createNoticesModule({ db }: Platform) {
      const notices = createNotices(db)
      return { handlers: noticesHandlers(notices), api: pick(notices, 'notify') }
    }`,
  'orders/orders.module.ts': `
    type Dependencies = { notices: Pick<Notices, 'notify'> }
    export function createOrdersModule({ db }: Platform, deps: Dependencies) {
      return { handlers: ordersHandlers(createOrders({ db, notify: deps.notices.notify })) }
    }`,
  'orders/orders.service.ts': 'export const createOrders = ({ db }) => db.orders.list',
}
type Path = keyof typeof sound

function problemsWith(path: Path, ...changes: [before: string, after: string][]): string[] {
  let text: string = sound[path]
  for (const [before, after] of changes) {
    expect(text).toContain(before)
    text = text.replace(before, after)
  }
  return compositionProblems(new Map(Object.entries({ ...sound, [path]: text })), 'modules.ts')
}

describe('the check of the composition', () => {
  test('finds nothing wrong with modules that are given what they declare and use', () => {
    expect(problemsWith('modules.ts')).toEqual([])
  })

  test('finds a cycle, also one that a function hides until it is called', () => {
    const late = '{ send: (id) => orders.api.send(id) }'
    const found = problemsWith('modules.ts', [
      'createNoticesModule(platform)',
      `createNoticesModule(platform, ${late})`,
    ])
    expect(found).toContain('There is a cycle: notices → orders → notices')
  })

  test('finds a dependency that is declared and never read', () => {
    expect(problemsWith('orders/orders.module.ts', ['deps.notices.notify', '() => {}'])).toContain(
      'orders declares notices and never reads it',
    )
  })

  test('finds a member that is declared and never read, also where the dependency is passed on', () => {
    const declared: [string, string] = ["'notify'", "'notify' | 'close'"]
    const unread = 'orders declares notices.close and never reads it'
    expect(problemsWith('orders/orders.module.ts', declared)).toContain(unread)
    expect(
      problemsWith('orders/orders.module.ts', declared, ['notify: deps.notices.notify', 'all: deps.notices']),
    ).toContain(unread)
  })

  test('finds a dependency that is given and not declared, and one that is declared and not given', () => {
    const more: [string, string] = ['notices: notices.api', 'notices: notices.api, clock: clock.api']
    expect(problemsWith('modules.ts', more)).toContain('orders is given clock and does not declare it')
    expect(problemsWith('modules.ts', ['{ notices: notices.api }', '{}'])).toContain(
      'orders declares notices and is not given it',
    )
  })

  test.each(['...notices', 'notices: notices.repository', 'notices: { ...notices.api }', 'notices: orders.api'])(
    'finds that a module is given %s',
    (input) => {
      expect(problemsWith('modules.ts', ['notices: notices.api', input])).toContain(
        `orders is given ${input} instead of the api of a module by its name`,
      )
    },
  )

  test('finds dependencies that are given at once, or passed on at once', () => {
    expect(problemsWith('modules.ts', ['{ notices: notices.api }', 'notices'])).toContain(
      'orders is given notices instead of a list of modules',
    )
    expect(problemsWith('orders/orders.module.ts', ['notify: deps.notices.notify', '...deps'])).toContain(
      'orders passes all of its dependencies on at once',
    )
  })

  test('finds a type of dependencies that lists no members, or that another file declares', () => {
    expect(problemsWith('orders/orders.module.ts', ["Pick<Notices, 'notify'>", 'Notices'])).toContain(
      'orders does not list which members of notices it calls',
    )
    expect(problemsWith('orders/orders.module.ts', ['deps: Dependencies', 'deps: OrdersDependencies'])).toContain(
      'orders does not declare the type of its dependencies in orders/orders.module.ts',
    )
  })

  test.each(["pick(notices, 'notify', 'close')", '{ close, ...pick(notices, "notify") }'])(
    'finds a member that no module declares in the api %s',
    (api) => {
      expect(problemsWith('notices/notices.module.ts', ["pick(notices, 'notify')", api])).toEqual([
        'notices offers close, which no module declares',
      ])
    },
  )
})
