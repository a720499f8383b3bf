import { afterAll, beforeAll, expect, test } from 'vitest'
import { renewStatistics } from '../../apps/worker/src/statistics/renew-statistics.repository.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { aRecord, createImportBench, type ImportBench } from '../support/import-bench.ts'

let bench: ImportBench
let api: TestApi
beforeAll(async () => {
  bench = await createImportBench()
  await bench.import([aRecord(1, { classes: [9, 35] }), aRecord(2, { classes: [25] })], { demonstration: true })
  await bench.import([aRecord(3, { classes: [35] }), aRecord(4, { office: 'US', status: 10, classes: [9] })])
  await renewStatistics(bench.pool)
  api = await startApi({ DATABASE_URL: bench.url })
})
afterAll(async () => {
  await api?.close()
  await bench?.close()
})

test.each([
  ['', 4, 2],
  ['country=CN', 3, 2],
  ['country=US', 1, 0],
  ['class=9', 2, 1],
  ['class=35', 2, 1],
  ['country=CN&class=25', 1, 1],
  ['country=US&class=9', 1, 0],
  ['class=1', 0, 0],
])('invented records are counted among those of the office and the class (%s)', async (scope, total, demonstration) => {
  const { data } = (await api.app.inject({ url: `/common/query/countryStatisic?${scope}` })).json()
  expect(data).toMatchObject({ total, demonstration })
})
