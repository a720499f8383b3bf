import { partnerContract } from '@markwright/contract/partner'
import { expect, test } from 'vitest'

const refsOf = (part: unknown): string[] =>
  [...JSON.stringify(part).matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].map(([, ref]) => ref!)

test('every schema is reached from a path, so that generators that know no webhooks have the types of the events', () => {
  const { paths, components } = partnerContract as unknown as {
    paths: object
    components: Record<string, Record<string, unknown>>
  }
  const reached = new Set<string>()
  const waiting = refsOf(paths)
  for (let ref = waiting.pop(); ref !== undefined; ref = waiting.pop()) {
    if (reached.has(ref)) continue
    reached.add(ref)
    const [kind = '', name = ''] = ref.split('/')
    waiting.push(...refsOf(components[kind]?.[name]))
  }
  const schemas = Object.keys(components['schemas']!)
  expect(schemas).toContain('ReportReadyEvent')
  expect(schemas.filter((name) => !reached.has(`schemas/${name}`))).toEqual([])
})
