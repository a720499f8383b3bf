import { partnerContract } from '@markwright/contract/partner'
import { beforeAll, describe, expect, test } from 'vitest'
import type { DeferredSchema } from '../../apps/api/src/kernel/compile-on-first-use.ts'
import {
  indexOperations,
  type Operation as AnyOperation,
  routeSchema,
} from '../../apps/api/src/kernel/contract-document.ts'
import { type ApiBench, sharedApiBench } from '../support/api-bench.ts'
import { exampleOf } from '../support/example-body.ts'
import { createMemberObjects, type Member, type MemberObjects } from '../support/member-objects.ts'
import { ALL_SCOPES, buildPartner, type TestPartner } from '../support/partner.ts'

type Operation = AnyOperation<string>
type Parameters = Record<string, string>
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Which path names objects of which kind; the first that matches counts. */
const kinds: { path: RegExp; make: (objects: MemberObjects, owner: Member) => Promise<string | Parameters> }[] = [
  { path: /^\/trademark-batches\//, make: (objects, owner) => objects.bulkQuery(owner) },
  { path: /^\/patent-batches\//, make: (objects, owner) => objects.patentNumbers(owner) },
  { path: /^\/documents\//, make: (objects, owner) => objects.document(owner, { isDone: true }) },
  { path: /^\/glossaries\//, make: (objects, owner) => objects.glossary(owner) },
  { path: /^\/monitors\//, make: (objects, owner) => objects.monitor(owner) },
  { path: /^\/reports\//, make: (objects, owner) => objects.report(owner) },
  { path: /^\/case-drafts\//, make: (objects, owner) => objects.caseDraft(owner) },
  { path: /^\/cases\//, make: (objects, owner) => objects.case(owner) },
  { path: /^\/portfolio\//, make: (objects, owner) => objects.portfolioItem(owner) },
  { path: /^\/deadlines\//, make: (objects, owner) => objects.ownDeadline(owner) },
  { path: /^\/jobs\//, make: (objects, owner) => objects.job(owner) },
  { path: /^\/webhooks\//, make: (objects, owner) => objects.partnerWebhook(owner) },
]

/** What anybody may read, by its number. */
const isPublic = ({ url }: Operation) => /^\/(trademarks|patents)\/:/.test(url)
/** It has credentials of its own within the form. */
const OTHER_CREDENTIALS = 'translateAsBaidu'
const NOBODY = '01999999-0000-7000-8000-000000000000'

const operations = [...indexOperations<string>(partnerContract).values()].filter(({ id }) => id !== OTHER_CREDENTIALS)
const withObjects = operations.filter((operation) => operation.url.includes(':') && !isPublic(operation))

const urlOf = ({ url }: Operation, input: Parameters = {}) =>
  url.replaceAll(/:(\w+)/g, (_, name: string) => input[name] ?? NOBODY)

function bodyOf(operation: Operation): object | undefined {
  if (operation.method === 'GET' || operation.method === 'DELETE') return undefined
  const { body } = routeSchema(operation) as { body?: DeferredSchema }
  return body && (exampleOf(body.resolve()) as object)
}
const call = (by: TestPartner, operation: Operation, input?: Parameters) => {
  const payload = bodyOf(operation)
  return by.call(operation.method as Method, urlOf(operation, input), payload ? { payload } : {})
}

let bench: ApiBench
beforeAll(async () => {
  bench = await sharedApiBench()
})

describe('a key that is for one product', () => {
  test.each(ALL_SCOPES)('%s: calls no other', async (scope) => {
    const own = await buildPartner(bench, { scopes: [scope] })
    const found: [string, unknown][] = []
    const expected: [string, unknown][] = []
    for (const operation of operations) {
      const wanted = operation.definition['x-scope'] as string | undefined
      if (wanted === undefined || wanted === scope) continue
      expected.push([operation.id, [403, 'scope_missing']])
      const { status, json } = await call(own, operation)
      found.push([operation.id, [status, json?.code]])
    }
    expect(expected.length).toBeGreaterThan(35)
    expect(found).toEqual(expected)
  })
})

test('a test key calls nothing that changes or names what is of the account', async () => {
  const own = await buildPartner(bench, { isTest: true })
  const live = operations.filter(({ definition }) => definition['x-live'])
  expect(live.length).toBeGreaterThan(25)
  for (const operation of live)
    expect([operation.id, (await call(own, operation)).json?.code]).toEqual([operation.id, 'live_key_required'])
})

test('what belongs to another account does not exist, by whichever operation', async () => {
  const objects = createMemberObjects(bench)
  const [owner, stranger] = [await buildPartner(bench), await buildPartner(bench)]
  const readable: [Operation, Parameters][] = []
  const belongings = new Map<RegExp, string | Parameters>()
  for (const operation of withObjects) {
    const kind = kinds.find(({ path }) => path.test(operation.url))
    if (!kind) throw new Error(`of which kind is ${operation.url}?`)
    const made = belongings.get(kind.path) ?? (await kind.make(objects, owner.member))
    belongings.set(kind.path, made)
    const input = typeof made === 'string' ? { id: made } : made
    const foreign = await call(stranger, operation, input)
    expect([operation.id, foreign.status, foreign.json?.code]).toEqual([operation.id, 404, 'not_found'])
    if (operation.method === 'GET') readable.push([operation, input])
  }
  // Every object is still there for its owner.
  for (const [operation, input] of readable)
    expect([operation.id, (await call(owner, operation, input)).json?.code]).not.toEqual([operation.id, 'not_found'])
})
