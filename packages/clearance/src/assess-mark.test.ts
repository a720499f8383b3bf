import type { NiceTable } from '@markwright/classification/nice-table'
import type { MarkQuery } from '@markwright/search'
import { expect, test } from 'vitest'
import { assessMark } from './assess-mark.ts'
import type { ClearanceQuery } from './query.ts'
import type { ClearanceSources, EarlierGoods, EarlierRecord } from './sources.ts'

const item = (nameCn: string, nameEn: string | null = null) => ({
  id: nameCn,
  nameCn,
  nameEn,
  basicNo: null,
  inSeveralClasses: false,
  isNational: false,
})
const group = (code: string, names: string[], relations: NiceTable['groups'][number]['relations'] = []) => ({
  code,
  classNo: Number(code.slice(0, 2)),
  nameCn: code,
  nameEn: null,
  parts: [{ label: null, items: names.map((name) => item(name)) }],
  notes: relations.map(({ to }) => `本类似群与${to}类似`),
  relations,
})
const table: NiceTable = {
  edition: '12-2024',
  classes: [],
  groups: [
    group('2501', ['服装', '衬衫']),
    group('2507', ['鞋']),
    group('3002', ['茶'], [{ to: '3202', kind: 'similar', isFormer: false }]),
    group('3202', ['茶饮料']),
    {
      ...group('3105', []),
      parts: [
        { label: '一', items: [item('苹果')] },
        { label: '二', items: [item('鲜花')] },
      ],
    },
  ],
}

type Earlier = Partial<EarlierRecord> & { score: number; goods?: [classNo: number, text: string, group?: string][] }

const query = (fields: Partial<ClearanceQuery>): ClearanceQuery => ({
  text: '云澜',
  classes: [],
  goods: [],
  applicant: null,
  on: '2026-11-22',
  ...fields,
})
const named = (classNo: number, name: string) => ({ classNo, name, group: null })

function sourcesOf(earlier: Earlier[], niceTable: NiceTable | null = table): ClearanceSources {
  const records = earlier.map((fields, i): EarlierRecord => ({
    markId: i + 1,
    publicId: `CN_${i + 1}_25`,
    office: 'CN',
    applicationNumber: String(i + 1),
    text: '云澜',
    textOther: null,
    classes: [25],
    similarGroups: ['2501'],
    status: 1,
    statusOn: null,
    appliedOn: '2020-01-01',
    priorityOn: null,
    registeredOn: '2021-01-01',
    expiresOn: '2031-01-01',
    demonstration: false,
    applicant: `某${i + 1}公司`,
    applicantEn: null,
    ...fields,
  }))
  const hits = ({ filters }: MarkQuery) =>
    records.flatMap(({ markId, office, text, textOther, classes }, i) =>
      !filters.offices?.includes(office) ||
      (filters.classes?.length && !filters.classes.some((classNo) => classes.includes(classNo)))
        ? []
        : [{ markId, name: text, nameOther: textOther, score: earlier[i]!.score }],
    )
  return {
    index: {
      search: async (query) => ({
        total: hits(query).length,
        capped: false,
        hits: hits(query),
        facets: {} as never,
        dataVersion: 7,
        engineVersion: 'rules',
        tookMs: 1,
      }),
    },
    register: {
      listRecords: async (ids) => records.filter(({ markId }) => ids.includes(markId)),
      listGoods: async (ids) =>
        earlier
          .flatMap(({ goods = [] }, i) =>
            goods.map(([classNo, text, code = null]): EarlierGoods => ({ markId: i + 1, classNo, text, group: code })),
          )
          .filter(({ markId }) => ids.includes(markId)),
      describe: async () => ({ marks: 20_000, dataDate: '2026-11-20' }),
    },
    readNiceTable: async () => niceTable,
  }
}

const assessOne = async (fields: Partial<ClearanceQuery>, earlier: Earlier[], niceTable?: NiceTable | null) => {
  const found = await assessMark(query({ classes: [25], ...fields }), sourcesOf(earlier, niceTable))
  return { ...found.classes[0]!, found }
}

/** The worked check of the model: similar goods of the class, in force. */
test.each([
  ['one high mark', [{ score: 80 }], 'D', 0.22],
  ['one middle mark', [{ score: 60 }], 'C', 0.53],
  ['marks below the middle degree', [{ score: 45 }, { score: 59, text: '云岚' }], 'A', 0.92],
  ['nothing similar', [], 'A', 0.92],
] as const)('%s', async (_, earlier, grade, chance) => {
  const assessed = await assessOne({}, [...earlier])
  expect(assessed.grade).toBe(grade)
  expect(assessed.chance).toBeCloseTo(chance, 1)
  expect(assessed.band.high - assessed.band.low).toBeLessThanOrEqual(0.2001)
})

test('without classes every class is assessed, and a mark bars the classes that it has', async () => {
  const { classes } = await assessMark(query({}), sourcesOf([{ score: 100 }]))
  expect(classes.map(({ classNo }) => classNo)).toEqual(Array.from({ length: 45 }, (_, i) => i + 1))
  const grades = new Map(classes.map(({ classNo, grade }) => [classNo, grade]))
  expect([grades.get(25), grades.get(18), grades.get(1)]).toEqual(['D', 'B', 'A'])
})

test('goods of another group of the class do not count, those of a group that a note joins do', async () => {
  const shirts: Earlier = { score: 100, goods: [[25, '衬衫', '2501']] }
  expect((await assessOne({ goods: [named(25, '服装')] }, [shirts])).grade).toBe('D')
  expect((await assessOne({ goods: [named(25, '鞋')] }, [shirts])).citations).toEqual([])
  const tea: Earlier = { score: 100, classes: [30], similarGroups: ['3002'], goods: [[30, '茶；茶叶', '3002']] }
  const drinks = await assessOne({ classes: [], goods: [named(32, '茶饮料')] }, [tea])
  expect(drinks.citations[0]).toMatchObject({
    goods: { id: 'R4', requested: { name: '茶饮料' }, earlier: { name: '茶' } },
  })
  expect(drinks.citations[0]!.goods.source).toContain('本类似群与3202类似')
})

test('an item of free wording takes the group of the nearest item and says so; one that is like none counts as similar', async () => {
  const shirts: Earlier = { score: 100, goods: [[25, '衬衫', '2501']] }
  const silk = await assessOne({ goods: [named(25, '丝绸衬衫')] }, [shirts])
  expect(silk.goods).toEqual([{ name: '丝绸衬衫', group: '2501', isEstimated: true }])
  expect(silk.citations[0]!.goods).toMatchObject({ id: 'R2', isEstimated: true, isAssumed: false })
  const odd = await assessOne({ goods: [named(25, 'XYZ')] }, [shirts])
  expect(odd.citations[0]!.goods).toMatchObject({ isAssumed: true })
  expect(odd.grade).toBe('D')
})

test('parts of a group are distinguished only where both items have one', async () => {
  const flowers: Earlier = { score: 100, classes: [31], similarGroups: ['3105'] }
  const apples = { classes: [], goods: [named(31, '苹果')] }
  expect((await assessOne(apples, [{ ...flowers, goods: [[31, '鲜花', '3105']] }])).citations[0]!.goods.id).toBe('R3')
  expect((await assessOne(apples, [{ ...flowers, goods: [[31, '未知物', '3105']] }])).citations[0]!.goods.id).toBe('R2')
})

test('marks that were filed later, ended long ago, or belong to the applicant do not stand against it', async () => {
  const grade = async (facts: Partial<EarlierRecord>, fields: Partial<ClearanceQuery> = {}) =>
    (await assessOne(fields, [{ score: 100, ...facts }])).grade
  expect(await grade({ appliedOn: '2026-11-23' })).toBe('A')
  expect(await grade({ appliedOn: '2026-11-23', priorityOn: '2026-11-01' })).toBe('D')
  expect(await grade({ status: 2, statusOn: '2020-05-01' })).toBe('A')
  expect(await grade({ status: 2, statusOn: '2026-05-01' })).toBe('C')
  expect(await grade({ applicant: '云澜（北京）公司' }, { applicant: '云澜(北京)公司 ' })).toBe('A')
  expect(await grade({}, { on: '2019-12-31' })).toBe('A')
})

test('ten filings of one owner are one family, and the grade without it is reported', async () => {
  const ten = Array.from({ length: 10 }, () => ({ score: 85, applicant: '甲公司' }))
  const { citations, grade } = await assessOne({}, [...ten, { score: 62, text: '云岚', applicant: '乙公司' }])
  expect(grade).toBe('D')
  expect(citations).toHaveLength(2)
  expect(citations[0]).toMatchObject({ gradeWithout: 'C', familyIds: expect.any(Array) })
  expect(citations[0]!.familyIds).toHaveLength(9)
})

test('names the items that have to go for the next grade', async () => {
  const shirts: Earlier = { score: 100, goods: [[25, '衬衫', '2501']] }
  const { itemsToDelete } = await assessOne({ goods: ['服装', '鞋', '衬衫'].map((name) => named(25, name)) }, [shirts])
  expect(itemsToDelete).toMatchObject({ grade: 'A' })
  expect(itemsToDelete!.items.map(({ name }) => name)).toEqual(['服装', '衬衫'])
  expect((await assessOne({ goods: [named(25, '服装')] }, [shirts])).itemsToDelete).toBeNull()
})

test('what the goods are called, and places down to the county, bar a mark by itself', async () => {
  expect((await assessOne({ text: '苹果', classes: [31] }, [])).grounds).toContainEqual(
    expect.objectContaining({ id: 'A14', severity: 'block', entry: '苹果' }),
  )
  expect((await assessOne({ text: '苹果', classes: [25] }, [])).grounds).toEqual([])
  expect((await assessOne({ text: '云梦达' }, [])).grounds).toContainEqual(
    expect.objectContaining({ id: 'A09', severity: 'possible', entry: '云梦' }),
  )
  expect((await assessOne({ text: '凤凰' }, [])).grounds).toEqual([])
})

test('names similar well-known marks and the data that it is based on', async () => {
  const { found } = await assessOne({ text: 'NIKEE' }, [])
  expect(found.wellKnown[0]).toMatchObject({ name: 'NIKE' })
  expect(found.basis).toMatchObject({
    dataVersion: 7,
    dataDate: '2026-11-20',
    marksSearched: 20_000,
    calibrated: false,
  })
  expect(found.limits.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['basis', 'blindPeriod', 'otherRights', 'notCalibrated', 'law', 'noAdvice', 'wholeClass']),
  )
  expect(found.limits.map(({ code }) => code)).not.toContain('noGoodsTable')
})

test('without an imported table a class counts as one, and the limits say so', async () => {
  const { found, grade } = await assessOne({ goods: [named(25, '鞋')] }, [{ score: 100, similarGroups: [] }], null)
  expect(grade).toBe('D')
  expect(found.limits.map(({ code }) => code)).toContain('noGoodsTable')
})

test('a stated group that the table does not have in the class counts as none', async () => {
  const shirts: Earlier = { score: 100, goods: [[25, '衬衫', '2501']] }
  const requested = async (group: string) => {
    const { found } = await assessOne({ goods: [{ classNo: 25, name: '不知名的东西', group }] }, [shirts])
    return { group: found.classes[0]!.goods[0]!.group, isAssumed: found.classes[0]!.citations[0]?.goods.isAssumed }
  }
  expect(await requested('2501')).toEqual({ group: '2501', isAssumed: false })
  expect(await requested('2599')).toEqual({ group: null, isAssumed: true })
  expect(await requested('3105')).toEqual({ group: null, isAssumed: true })
})

test('two hundred goods against a thousand marks of fifty items each take a moment', async () => {
  const codeOf = (i: number) => `${i % 2 ? 25 : 30}${10 + (i % 50)}`
  const wide = { ...table, groups: Array.from({ length: 50 }, (_, i) => group(codeOf(i), [`本组${i}`])) }
  const marks = Array.from({ length: 1000 }, (_, mark): Earlier => ({
    score: 60 + (mark % 40),
    classes: [25, 30],
    goods: Array.from({ length: 50 }, (_item, i) => [i % 2 ? 25 : 30, `商品${mark}之${i}`, codeOf(i)]),
  }))
  const goods = Array.from({ length: 200 }, (_, i) => ({ ...named(i % 2 ? 25 : 30, `要求${i}`), group: codeOf(i) }))
  const sources = sourcesOf(marks, wide)
  const began = process.cpuUsage()
  const { classes } = await assessMark(query({ goods }), sources)
  const { user } = process.cpuUsage(began)
  expect(user / 1000).toBeLessThan(3000)
  expect(classes.map(({ grade }) => grade)).toEqual(['D', 'D'])
})
