export type ModuleNames = ReturnType<typeof moduleNames>
/** A line that is inserted where the pattern first matches. */
type Edit = { before: RegExp; line: string }

/** The spellings of a module: `saved-names` has the records `SavedName` in the table `saved_name`. */
export function moduleNames(module: string) {
  const pascal = module.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  const item = pascal.slice(0, -1)
  return {
    module,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    item,
    table: module.slice(0, -1).replaceAll('-', '_'),
    words: module.replaceAll('-', ' '),
  }
}

/** The lines that existing files need for the module. */
export const registrations = ({ module, pascal, camel, item, words }: ModuleNames): Record<string, Edit[]> => ({
  'openapi/openapi.yaml': [
    { before: /^security: \[\]/m, line: `  - { name: ${camel}, description: The ${words} of members. }\n` },
    {
      before: /^ {2}\/admin\/[^ ]+: /m,
      line:
        `  /admin/${module}: { $ref: ${module}/paths.yaml#/${camel} }\n` +
        `  /admin/${module}/{id}: { $ref: ${module}/paths.yaml#/${camel}ById }\n`,
    },
  ],
  'packages/db/prisma/schema/accounts.prisma': [
    { before: /^ {2}sessions +Session\[\]/m, line: `  ${camel} ${item}[]\n` },
  ],
  'apps/api/src/modules.ts': [
    {
      before: /^import \{ createAddressesModule \}/m,
      line: `import { create${pascal}Module } from './modules/${module}/${module}.module.ts'\n`,
    },
    { before: /^ {6}createAddressesModule\(platform\),/m, line: `      create${pascal}Module(platform),\n` },
  ],
})

/** The files of the module by their paths. */
export function moduleFiles(names: ModuleNames, now: Date): Record<string, string> {
  const { module } = names
  const stamp = now.toISOString().replaceAll(/\D/g, '').slice(0, 14)
  const folder = `apps/api/src/modules/${module}/${module}`
  return {
    [`openapi/${module}/paths.yaml`]: paths(names),
    [`openapi/${module}/schemas.yaml`]: schemas(names),
    [`packages/db/prisma/schema/${module}.prisma`]: table(names),
    [`packages/db/prisma/migrations/${stamp}_${module.replaceAll('-', '_')}/migration.sql`]: migration(names),
    [`${folder}.repository.ts`]: repository(names),
    [`${folder}.service.ts`]: service(names),
    [`${folder}.routes.ts`]: routes(names),
    [`${folder}.module.ts`]: moduleOf(names),
    [`tests/api/${module}.medium.test.ts`]: test(names),
  }
}

const paths = ({ camel, item, pascal, words }: ModuleNames) => `${camel}:
  get:
    operationId: list${pascal}
    summary: The member's ${words}, the latest first.
    tags: [${camel}]
    security: [{ bearer: [] }]
    parameters:
      - { $ref: ../shared/parameters.yaml#/current }
      - { $ref: ../shared/parameters.yaml#/size }
    responses:
      '200':
        description: A page of them.
        content: { application/json: { schema: { $ref: schemas.yaml#/${item}Page } } }
      default: { $ref: ../shared/responses.yaml#/Failure }
  post:
    operationId: create${item}
    summary: Create one.
    tags: [${camel}]
    security: [{ bearer: [] }]
    requestBody:
      required: true
      content: { application/json: { schema: { $ref: schemas.yaml#/${item}Draft } } }
    responses:
      '200':
        description: What was created.
        content: { application/json: { schema: { $ref: schemas.yaml#/${item} } } }
      default: { $ref: ../shared/responses.yaml#/Failure }
${camel}ById:
  parameters: [{ $ref: ../shared/parameters.yaml#/id }]
  delete:
    operationId: delete${item}
    summary: Delete one.
    tags: [${camel}]
    security: [{ bearer: [] }]
    responses:
      '200':
        description: Done.
        content: { application/json: { schema: { type: boolean } } }
      default: { $ref: ../shared/responses.yaml#/Failure }
`

const schemas = ({ item }: ModuleNames) => `${item}Draft:
  type: object
  additionalProperties: false
  required: [name]
  properties:
    name: { type: string, minLength: 1, maxLength: 100 }
${item}:
  type: object
  required: [id, name, createdAt]
  properties:
    id: { type: string, format: uuid }
    name: { type: string }
    createdAt: { type: string, description: 'YYYY-MM-DD HH:mm:ss in Asia/Shanghai.' }
${item}Page:
  type: object
  required: [records, total, size, current, pages]
  properties:
    records: { type: array, items: { $ref: '#/${item}' } }
    total: { type: integer }
    size: { type: integer }
    current: { type: integer }
    pages: { type: integer }
`

const table = ({ item, table: name }: ModuleNames) => `model ${item} {
  id        String   @id @default(uuid(7)) @db.Uuid
  accountId String   @map("account_id") @db.Uuid
  name      String
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  account Account @relation(fields: [accountId], references: [id], onDelete: Cascade)

  @@index([accountId, createdAt])
  @@map("${name}")
}
`

const migration = ({ table: name }: ModuleNames) => `CREATE TABLE "${name}" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "${name}_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "${name}_account_id_created_at_idx" ON "${name}"("account_id", "created_at");
ALTER TABLE "${name}" ADD CONSTRAINT "${name}_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
`

const repository = ({
  pascal,
  item,
  table: name,
}: ModuleNames) => `import { deleteOwn, type QueryBuilder, sql } from '@markwright/db'
import { randomUUID } from 'node:crypto'

export type ${item}Draft = { name: string }

const total = sql<number>\`count(*)::int\`.as('total')

export function create${pascal}Repository(db: QueryBuilder) {
  const ofAccount = (accountId: string) => db.selectFrom('${name}').where('account_id', '=', accountId)
  return {
    list: (accountId: string, { skip, take }: { skip: number; take: number }) =>
      ofAccount(accountId)
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(skip)
        .limit(take)
        .execute(),

    count: async (accountId: string) => (await ofAccount(accountId).select(total).executeTakeFirstOrThrow()).total,

    create: (accountId: string, draft: ${item}Draft, createdAt: Date) =>
      db
        .insertInto('${name}')
        .values({ id: randomUUID(), account_id: accountId, ...draft, created_at: createdAt })
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** Whether there was one. */
    delete: (accountId: string, id: string): Promise<boolean> => deleteOwn(db, '${name}', accountId, id),
  }
}
export type ${pascal}Repository = ReturnType<typeof create${pascal}Repository>
export type ${item}Row = Awaited<ReturnType<${pascal}Repository['create']>>
`

const service = ({
  module,
  pascal,
  item,
  words,
}: ModuleNames) => `import { AppError, commonErrors } from '../../kernel/errors.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import type { ${item}Draft, ${pascal}Repository } from './${module}.repository.ts'

/** The ${words} of a member. One of somebody else is not found. */
export function create${pascal}Service({ repository, now }: { repository: ${pascal}Repository; now: () => Date }) {
  return {
    async list(accountId: string, page: PageRequest) {
      const [rows, total] = await Promise.all([repository.list(accountId, rowRange(page)), repository.count(accountId)])
      return { rows, total }
    },

    create: (accountId: string, draft: ${item}Draft) => repository.create(accountId, draft, now()),

    /** @throws 404 */
    async delete(accountId: string, id: string) {
      if (!(await repository.delete(accountId, id))) throw new AppError(commonErrors.notFound)
    },
  }
}
export type ${pascal}Service = ReturnType<typeof create${pascal}Service>
`

const routes = ({ module, pascal, camel, item }: ModuleNames) => `import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { requireMember } from '../../kernel/session.ts'
import type { ${item}Row } from './${module}.repository.ts'
import type { ${pascal}Service } from './${module}.service.ts'

type Operations = 'list${pascal}' | 'create${item}' | 'delete${item}'

const present = ({ id, name, created_at }: ${item}Row): Schemas['${item}'] => ({
  id,
  name,
  createdAt: formatInstant(created_at),
})

export const ${camel}Handlers = (service: ${pascal}Service): Handlers<Operations> => ({
  list${pascal}: async ({ member, query }) => {
    const { rows, total } = await service.list(requireMember(member).id, query)
    return pageOf(rows.map(present), total, query)
  },

  create${item}: async ({ member, body }) => present(await service.create(requireMember(member).id, body)),

  delete${item}: async ({ member, path }) => {
    await service.delete(requireMember(member).id, path.id)
    return true
  },
})
`

const moduleOf = ({ module, pascal, camel }: ModuleNames) => `import type { Platform } from '../../platform.ts'
import { create${pascal}Repository } from './${module}.repository.ts'
import { ${camel}Handlers } from './${module}.routes.ts'
import { create${pascal}Service } from './${module}.service.ts'

export const create${pascal}Module = ({ builder, now }: Platform) => ({
  handlers: ${camel}Handlers(create${pascal}Service({ repository: create${pascal}Repository(builder), now })),
})
`

const test = ({ module }: ModuleNames) => `import { beforeAll, expect, test } from 'vitest'
import { type ApiBench, sharedApiBench } from '../support/api-bench.ts'

let bench: ApiBench
beforeAll(async () => {
  bench = await sharedApiBench()
})

test('a record is created, listed and deleted by its member only', async () => {
  const [member, other] = [await bench.member(), await bench.member()]
  const created = await bench.call('POST', '/admin/${module}', { as: member.token, payload: { name: '云澜' } })
  expect(created.data).toMatchObject({ name: '云澜' })
  const list = async (as: string) => (await bench.call('GET', '/admin/${module}', { as })).data.records
  expect(await list(member.token)).toEqual([created.data])
  expect(await list(other.token)).toEqual([])
  const url = \`/admin/${module}/\${created.data.id}\`
  expect((await bench.call('DELETE', url, { as: other.token })).status).toBe(404)
  expect((await bench.call('DELETE', url, { as: member.token })).data).toBe(true)
  expect(await list(member.token)).toEqual([])
})
`
