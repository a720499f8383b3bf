import { expect, test } from 'vitest'
import { DeferredSchema } from './compile-on-first-use.ts'
import { indexOperations, routeSchema } from './contract-document.ts'

const deferredIn = (value: unknown): DeferredSchema[] =>
  value instanceof DeferredSchema ? [value] : Object.values(Object(value) as object).flatMap((part) => deferredIn(part))

// They are resolved when a request first needs them, which would be late to learn that one refers to itself.
test('every schema of every operation can be resolved', () => {
  const schemas = [...indexOperations().values()].flatMap((operation) => deferredIn(routeSchema(operation)))
  expect(schemas.length).toBeGreaterThan(100)
  for (const schema of schemas) expect(schema.resolve()).toEqual(expect.any(Object))
})
