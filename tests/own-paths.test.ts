import { expect, test } from 'vitest'
import { isOwnPath, STAFF_PATH } from '../apps/web/src/shared/session/own-paths.ts'
import { contract } from '../packages/contract/src/index.ts'

type Operation = { operationId?: string; security?: object[] }

const operations = Object.entries(contract.paths as Record<string, Record<string, Operation>>).flatMap(
  ([path, methods]) => Object.values(methods).map(({ security }) => ({ path, security })),
)
const membersOnly = operations
  .filter(({ security }) => security?.length === 1 && 'bearer' in security[0]!)
  .map(({ path }) => path)

test('every operation that requires a member is among those whose answers are removed when another one signs in', () => {
  expect(membersOnly).toContain('/order/order/getOrderPage')
  expect(membersOnly.filter((path) => !isOwnPath(path))).toEqual([])
})

test('no operation of the back office is among those of members', () => {
  expect(operations.filter(({ path }) => path.startsWith(STAFF_PATH) && isOwnPath(path))).toEqual([])
})
