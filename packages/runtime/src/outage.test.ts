import { TimeoutError } from 'redis'
import { expect, test } from 'vitest'
import { isOutage } from './outage.ts'

/** A raw statement that failed, as Prisma reports it by its adapter for PostgreSQL. */
const rawFailure = (originalCode: string) =>
  Object.assign(new Error('Invalid `prisma.$queryRaw()` invocation'), {
    code: 'P2010',
    meta: { driverAdapterError: { cause: { kind: 'postgres', code: originalCode, originalCode } } },
  })

test.each([
  ['a server that has crashed', Object.assign(new Error('terminating connection'), { code: '57P01' }), true],
  ['the same by Prisma', rawFailure('57P01'), true],
  ['a disk that is full, by Prisma', rawFailure('53100'), true],
  ['a disk that is full, by Redis', new Error('MISCONF Errors writing to the AOF file: No space left on device'), true],
  ['a Redis that loads its data', new Error('LOADING Redis is loading the dataset in memory'), true],
  ['a command of Redis that waits too long to be sent', new TimeoutError(), true],
  ['a command of Redis that is wrong', new Error('WRONGTYPE Operation against a key'), false],
  ['a duplicate, by Prisma', rawFailure('23505'), false],
  [
    'a connection within another failure',
    new Error('failed', { cause: new AggregateError([rawFailure('57P03')]) }),
    true,
  ],
  ['a fault of ours', new TypeError('x is not a function'), false],
])('%s', (_, error, expected) => {
  expect(isOutage(error)).toBe(expected)
})
