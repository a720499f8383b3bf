import { makeReportContent, type ReportSources } from '@markwright/clearance'
import { registerEntries } from '@markwright/demo-register'
import { reportPdf } from '@markwright/documents'
import { explainNames, type MarkQuery } from '@markwright/search'
import { analyzeMark, compareMarks } from '@markwright/similarity'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createCompareMarks } from '../apps/api/src/modules/results/compare-marks.ts'
import { createSimilarity } from '../apps/worker/src/monitoring/similarity.ts'
import { runBulkQueryHandler } from '../apps/worker/src/bulk-queries/run-bulk-query.ts'
import { readStructure } from '../packages/documents/src/testing/read-structure.ts'
import { findSimilarMarks } from '../packages/clearance/src/similar-marks.ts'
import { openSegment } from '../packages/search/src/engine/search-segment.ts'
import { search } from '../packages/search/src/engine/search.ts'
import { loadWasmKernel } from '../packages/search/src/kernel/load-kernel.ts'
import { createSegmentBuilder } from '../packages/search/src/segment/segment-builder.ts'
import { realData } from './support/real-data.ts'

const TODAY = '2026-11-23'
const CLASS = 25
/** Each is compared with the nearest of its hits and with some of its farthest. */
const QUERIES = 60
const HITS = 8

/** Invented names, and real ones where they are beside the project. */
function readNames(): string[] {
  const names = new Set(['NIKE', 'NIKE SPORT', 'LUMORA', 'LUMOLUORA', '茅台', '飞天茅台', 'STARBUCKS', '星霸克'])
  for (const { record } of registerEntries({ marks: 1500, seed: 17, today: TODAY }))
    if (record.text) names.add(record.text)
  for (const file of ['euipo.json', 'us_2015_filings.json', 'kr_sample.json']) {
    const path = realData('trademarks', 'records', file)
    const records = path ? (JSON.parse(readFileSync(path, 'utf8')) as { text?: string; productName?: string }[]) : []
    for (const { text, productName } of records) if (text ?? productName) names.add((text ?? productName)!)
  }
  // As a search accepts them.
  return [...names].filter((name) => /^[\p{L}\p{N}][\p{L}\p{N} ]*$/u.test(name))
}

const noDetails = {
  textOther: null,
  viennaCodes: [],
  publishedOn: null,
  registeredOn: null,
  registrationPublishedOn: null,
  priorityOn: null,
  expiresOn: null,
  appliedOn: '2020-01-01',
  applicantId: null,
}
const names = readNames()
const builder = createSegmentBuilder()
for (const [id, text] of names.entries())
  builder.add({ ...noDetails, id: id + 1, office: 'CN', text, classes: [CLASS], status: 1 })
const state = { segments: [openSegment(builder.finish(), loadWasmKernel)], dataVersion: 1 }
const index = { search: (query: MarkQuery) => Promise.resolve(search(state, query, TODAY)) }

const nameOf = (id: number) => names[id - 1]!
const scoresOf = (text: string, filters: MarkQuery['filters'] = {}) =>
  new Map(
    search(
      state,
      {
        criterion: { kind: 'similar', text, leastScore: 40 },
        filters,
        second: {},
        sort: 'score',
        offset: 0,
        limit: 5000,
      },
      TODAY,
    ).hits.map(({ markId, similarity }) => [markId, similarity!.score]),
  )

const markOf = (id: number) => ({
  listed: { publicId: String(id), markText: nameOf(id), markTextOther: null, classes: [CLASS] },
  rest: { goods: [] },
  today: TODAY,
})
const compared = createCompareMarks({
  getMark: (id: string) => Promise.resolve(markOf(Number(id)) as never),
  findByImage: () => Promise.reject(new Error('no image is compared here')),
})
const visitor = { ip: '192.0.2.1' } as never

/** Scores of a text on every page that shows them, by the ids of the marks. */
async function pagesOf(text: string, ids: readonly number[]) {
  const similarity = createSimilarity()
  const explain = explainNames(text)
  const byQuery = await Promise.all(
    ids.map(async (id) => {
      const left = { tradeMarkText: text, degree: 'low' } as never
      const { sought } = await compared({ left, rightIds: [String(id)] }, visitor)
      return [id, sought!.pairs[0]!.similarity?.score] as const
    }),
  )
  return {
    'search in an office': scoresOf(text, { offices: ['CN'] }),
    'search in a class': scoresOf(text, { classes: [CLASS] }),
    comparison: new Map(byQuery),
    'look-up of records': new Map(ids.map((id) => [id, explain(nameOf(id), null)?.score])),
    monitoring: new Map(ids.map((id) => [id, similarity(text, { markText: nameOf(id), markTextOther: null })])),
    'success rate': await successScores(text),
    report: new Map((await reportOf(text)).marks.map(({ id, score }) => [Number(id), score])),
    'batch query': await batchScores(text),
  }
}

async function successScores(text: string) {
  const { markIds, scoreOf } = await findSimilarMarks(index, { text })
  return new Map(markIds.map((markId) => [markId, scoreOf({ markId })]))
}

/** A registrability report about a name in the class of all marks. */
async function reportOf(text: string) {
  const record = (markId: number) => ({
    markId,
    publicId: String(markId),
    office: 'CN',
    applicationNumber: `No${markId}`,
    text: nameOf(markId),
    textOther: null,
    classes: [CLASS],
    similarGroups: [],
    status: 1,
    statusOn: null,
    appliedOn: '2020-01-01',
    priorityOn: null,
    registeredOn: '2021-01-01',
    expiresOn: '2031-01-01',
    demonstration: true,
    applicant: `owner ${markId}`,
    applicantEn: null,
  })
  const sources: ReportSources = {
    index,
    register: {
      listRecords: (ids) => Promise.resolve(ids.map(record)),
      listGoods: () => Promise.resolve([]),
      describe: () => Promise.resolve({ marks: names.length, dataDate: TODAY }),
    },
    readNiceTable: () => Promise.resolve(null),
    listMarks: (ids) => Promise.resolve(ids.map((id) => listedMark(Number(id)))),
  }
  return makeReportContent(queryOf(text), TODAY, sources)
}

/** A mark of the register as reports list it. */
const listedMark = (id: number) => ({
  id: String(id),
  country: 'CN',
  appNo: `No${id}`,
  regNo: null,
  name: nameOf(id),
  nameOther: null,
  status: 1,
  applicant: `owner ${id}`,
  appDate: '2020-01-01',
  regDate: '2021-01-01',
  expiresOn: '2031-01-01',
  classes: [CLASS],
  imageKey: null,
  demonstration: true,
})

const queryOf = (text: string) => ({ tradeMarkText: text, classes: [CLASS], goods: [], applicant: null })

/** Scores in the details of earlier marks on all pages of a printed report, by the ids of the marks. */
async function printedScores(text: string) {
  const report = {
    number: 'R1',
    language: 'en',
    question: queryOf(text),
    content: await reportOf(text),
    conclusion: '',
    comments: {},
    reviewer: 'A',
    requestedOn: TODAY,
    url: 'https://example.org',
  } as const
  const bytes = await reportPdf(report, { own: null, read: () => Promise.resolve(null) })
  const { pages, parts } = await readStructure(bytes)
  const details = parts.join('\n').matchAll(/^P CN No(\d+) · .*\n(?:P .*\n)*?P Why it is similar: ([\d.]+) · /gm)
  return {
    pages: pages.length,
    scores: new Map(Array.from(details, ([, id, score]) => [Number(id), Number(score)])),
  }
}

async function batchScores(text: string) {
  const found = new Map<number, number>()
  const settings = { degree: 'low', countries: ['CN'], classes: [CLASS], statuses: [], statusesAbroad: [] } as const
  let waiting = [{ ordinal: 1, input: text }]
  const repository = {
    find: () => Promise.resolve({ kind: 'name', settings, rowCount: 1 }),
    stamp: () => Promise.resolve(),
    listWaiting: () => Promise.resolve({ rows: waiting, total: waiting.length }),
    findByNumbers: () => Promise.resolve([]),
    listRecords: (ids: readonly number[]) =>
      Promise.resolve(
        new Map(
          ids.map((id) => [id, { markId: id, id: String(id), country: 'CN', appNo: '', name: nameOf(id), status: 1 }]),
        ),
      ),
    keep: (_: string, __: unknown, findings: { best: { id: string; score: number | null }[] | null }[]) => {
      for (const { id, score } of findings.flatMap(({ best }) => best ?? []))
        if (score !== null) found.set(Number(id), score)
      waiting = []
      return Promise.resolve(findings.length)
    },
    countOutcomes: () => Promise.resolve({}),
  }
  const own = { ...index, status: () => ({ dataVersion: 1, engineVersion: '' }) }
  const run = { signal: new AbortController().signal, progress: () => Promise.resolve() }
  const handler = runBulkQueryHandler({
    repository: repository as never,
    index: { use: (_: AbortSignal, work: (index: never) => Promise<unknown>) => work(own as never) } as never,
  })
  await handler({ bulkQueryId: 'x' }, run as never)
  return found
}

test('a pair of marks has the same score on every page and in both directions', { timeout: 120_000 }, async () => {
  const queries = names.filter((_, i) => i < 8 || i % Math.ceil(names.length / QUERIES) === 0)
  let pairs = 0
  for (const text of queries) {
    const hits = [...scoresOf(text)].filter(([id]) => nameOf(id) !== text)
    const ids = [...hits.slice(0, HITS / 2), ...hits.slice(-HITS / 2)].map(([id]) => id)
    if (ids.length === 0) continue
    const scores = new Map(hits)
    const pages = await pagesOf(text, ids)
    for (const id of ids) {
      const name = nameOf(id)
      const score = scores.get(id)!
      pairs++
      const others = Object.entries(pages).filter(([, found]) => found.has(id) && found.get(id) !== score)
      expect(
        others.map(([page]) => page),
        `${text} / ${name}: ${score}`,
      ).toEqual([])
      const [one, other] = [analyzeMark(text), analyzeMark(name)]
      expect(compareMarks(one, other)?.score, `${text} / ${name}`).toBe(score)
      expect(compareMarks(other, one)?.score, `${name} / ${text}`).toBe(score)
      const own = names.indexOf(text) + 1
      expect(scoresOf(name).get(own) ?? score, `${name} / ${text}: search`).toBe(score)
      const { pairs: both } = await compared({ ids: [String(id), String(own)] }, visitor)
      expect(both[0]!.similarity?.score, `${text} / ${name}: comparison of two records`).toBe(score)
    }
  }
  expect(pairs).toBeGreaterThan(100)
})

test('every page of a printed report has the scores of the search', { timeout: 120_000 }, async () => {
  let printed = 0
  for (const text of ['NIKE', 'LUMORA', '茅台', ...names.filter((_, i) => i % Math.ceil(names.length / 12) === 5)]) {
    const scores = scoresOf(text)
    const report = await printedScores(text)
    for (const [id, score] of report.scores) expect(score, `${text} / ${nameOf(id)}`).toBe(scores.get(id))
    if (report.pages > 1) printed += report.scores.size
  }
  expect(printed).toBeGreaterThan(20)
})
