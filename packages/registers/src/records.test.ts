import { describe, expect, test } from 'vitest'
import { read } from './testing/read-entries.ts'

const own = (fields: object = {}) => ({
  office: 'CN',
  applicationNumber: '12345678',
  kind: 'word',
  text: '知匠',
  classes: [9],
  status: 1,
  ...fields,
})
const lines = (...records: object[]) => records.map((record) => `${JSON.stringify(record)}\n`).join('')

describe('the JSON Lines form', () => {
  test('a bad record costs only itself, and its number, line and reason are reported', async () => {
    const { records, rejects, entries } = await read(
      `${lines(own())}{"office": "CN", oops}\n${lines(own({ classes: [46] }))}[1]\n${lines(own({ applicationNumber: '2' }))}`,
    )
    expect(records).toHaveLength(2)
    expect(entries.map(({ ordinal }) => ordinal)).toEqual([1, 2, 3, 4, 5])
    expect(rejects.map(({ line, number, reject }) => [line, number, reject.id])).toEqual([
      [2, null, 'record.malformed-json'],
      [3, '12345678', 'record.range'],
      [4, null, 'record.not-an-object'],
    ])
  })

  test('a bad first record costs only itself too', async () => {
    const { records, rejects } = await read(`{"office": "CN",\n${lines(own())}`)
    expect([records.length, rejects[0]!.line, rejects[0]!.reject.id]).toEqual([1, 1, 'record.malformed-json'])
  })

  test.each([
    [{ applicationNumber: undefined }, '缺少“申请号”（applicationNumber）。', 'applicationNumber is missing.'],
    [{ applicationNumber: ' ' }, '“申请号”（applicationNumber）是空的。', 'applicationNumber is empty.'],
    [
      { appliedOn: '2023-02-30' },
      '“申请日”（appliedOn）的值“2023-02-30”格式不正确，应为存在的日期 YYYY-MM-DD。',
      'appliedOn “2023-02-30” has a wrong form; a day that exists is expected, YYYY-MM-DD.',
    ],
    [
      { classes: [9, 46] },
      '第 2 项“类别”（classes[1]）的值“46”不能大于 45。',
      'classes[1] is “46” but must be at most 45.',
    ],
    [
      { applicants: [{ name: 'A' }, { name: '' }] },
      '第 2 项“申请人”的“名称”（applicants[1].name）是空的。',
      'applicants[1].name is empty.',
    ],
    [
      { kind: 'logo' },
      '“商标类型”（kind）的值“logo”不在允许的范围内：word、figure、combined、threeDimensional、sound、colour、other。',
      'kind “logo” is none of word, figure, combined, threeDimensional, sound, colour, other.',
    ],
    [{ colour: 'red' }, '不认识的字段：colour。', 'There is no such field: colour.'],
    [
      { status: 10 },
      '状态 10 不适用于 CN：中国大陆用 1 到 8，其他国家/地区用 9 到 12，8 表示其他。',
      'Status 10 is not one of CN: mainland China has 1 to 8, other offices 9 to 12, and 8 for others.',
    ],
    [{ viennaCodes: ['4-1'] }, expect.stringContaining('应形如 4.1.2'), expect.stringContaining('look like 4.1.2')],
    [{ office: 'China' }, expect.stringContaining('应为两个大写字母'), expect.stringContaining('two capital letters')],
    [{ text: 5 }, expect.stringContaining('应为文字'), 'text is “5” but must be text.'],
    [
      { applicationNumber: '--' },
      expect.stringContaining('没有字母或数字'),
      expect.stringContaining('neither letters'),
    ],
    [
      { text: 'a', kind: 'x', status: 77 },
      expect.stringContaining('另有 1 处问题'),
      expect.stringContaining('1 more problem.'),
    ],
    [
      { details: { disclaimer: 'a\u0000b' } },
      expect.stringContaining('“放弃专用权声明”（details.disclaimer）含有无法保存的字符'),
      expect.stringContaining('cannot be stored'),
    ],
    [{ text: ['a', 'b'] }, '“文字”（text）的值“[…]”应为文字。', 'text is “[…]” but must be text.'],
    [{ text: 'a\ud800' }, expect.stringContaining('无法保存的字符'), expect.stringContaining('half of a character')],
  ])('%j is refused in words that a clerk understands', async (fields, cn, en) => {
    const { rejects } = await read(lines(own(fields)))
    expect(rejects[0]!.reject).toEqual({ id: expect.stringMatching(/^record\./), cn, en })
  })

  test('what is reported about a refused record can be stored, wherever its texts are cut', async () => {
    const clefs = '𝄞'.repeat(300)
    const { rejects } = await read(
      lines(own({ kind: `x${clefs}`, text: clefs }), own({ applicationNumber: `x${clefs}` })),
    )
    const [kind, number] = rejects as [(typeof rejects)[0], (typeof rejects)[0]]
    for (const text of [kind.excerpt, kind.reject.cn, kind.reject.en, number.number!]) {
      expect(text).toContain('𝄞')
      expect(text).not.toMatch(/[\0\p{Surrogate}]/u)
    }
  })

  test('a record that is nested without end is refused like any other', async () => {
    const deep = `${'['.repeat(200_000)}null${']'.repeat(200_000)}`
    const { rejects } = await read(`${JSON.stringify(own()).replace('"知匠"', deep)}\n`)
    expect(rejects[0]!.reject.en).toBe('text is “[…]” but must be text.')
  })

  test('a backslash before u0000 is text, not the character', async () => {
    const { records } = await read(lines(own({ text: String.raw`\u0000` })))
    expect(records[0]!.text).toBe(String.raw`\u0000`)
  })

  test('a record is brought into one form, so that the same facts are the same record', async () => {
    const { records } = await read(
      lines(
        own({
          office: 'EM',
          status: 12,
          classes: [42, 9, 9],
          goods: [{ classNo: 3, similarGroup: '0306', text: 'soap' }],
          viennaCodes: ['04.01.02', '4.1.2'],
          internationalNumber: '0934784',
          applicants: [{ name: 'A' }, { name: 'B' }],
          details: { designations: [], translation: null },
        }),
      ).replace('"translation":null', '"translation":"x"'),
    )
    expect(records[0]).toMatchObject({
      office: 'EU',
      classes: [3, 9, 42],
      similarGroups: ['0306'],
      viennaCodes: ['4.1.2'],
      internationalNumber: 'G934784',
      jointlyOwned: true,
      details: { translation: 'x' },
    })
    expect(records[0]!.details).not.toHaveProperty('designations')
  })

  test('records that have been dealt with are passed over, and counting goes on', async () => {
    const content = lines(own({ applicationNumber: '1' }), own({ applicationNumber: '2' }), own({ kind: '?' }))
    const { entries } = await read(content, { skip: 1 })
    expect(entries.map(({ ordinal, line }) => [ordinal, line])).toEqual([
      [2, 2],
      [3, 3],
    ])
  })
})

describe('the CSV form', () => {
  test('columns have English or Chinese headings, cells may list several things', async () => {
    const { records, rejects } = await read(
      '\uFEFF国家/地区,申请号,商标名称,类别,状态,申请日,申请人,共同申请人,商品/服务,商品/服务（英文）,图形要素编码,注册号\r\n' +
        'CN,12345678,知匠,9；42,已注册,2021年4月2日,甲公司,乙公司;丙公司,"9/0901: 计算机 | 42: 软件设计",9/0901: computers,04.01;6.3,1;2\r\n',
    )
    expect(rejects).toEqual([])
    expect(records[0]).toMatchObject({
      office: 'CN',
      text: '知匠',
      kind: 'combined',
      classes: [9, 42],
      status: 1,
      appliedOn: '2021-04-02',
      registrationNumbers: ['1', '2'],
      applicants: [{ name: '甲公司' }, { name: '乙公司' }, { name: '丙公司' }],
      jointlyOwned: true,
      similarGroups: ['0901'],
      viennaCodes: ['4.1', '6.3'],
      goods: [
        { classNo: 9, similarGroup: '0901', text: '计算机', textEn: 'computers' },
        { classNo: 42, text: '软件设计' },
      ],
    })
  })

  test('semicolons and tabs separate as well, and status words follow the office', async () => {
    const { records } = await read(
      'office\tapplicationNumber\tstatus\tclasses\nJP\t1\tRegistered\t3;5\nCN\t2\tregistered\t\n',
    )
    expect(records.map(({ status }) => status)).toEqual([10, 1])
    expect(records[0]!.classes).toEqual([3, 5])
    const { records: german } = await read('office;applicationNumber;status\nDE;1;12\n')
    expect(german).toHaveLength(1)
  })

  test('a bad row costs only itself', async () => {
    const { records, rejects } = await read(
      [
        'office,applicationNumber,text,classes,status,goods',
        'US,1,A,9,12,',
        'US,2,B,9',
        'US,3,"C,9,12,',
        'US,4,D,99,12,',
        'US,5,E,nine,12,',
        'US,1.23457E+11,F,9,12,',
        'US,7,G,9,12,computers',
        'US,8,H,9,12,,too many',
        'US,9,I,9,12,',
      ].join('\n'),
    )
    expect(records.map(({ applicationNumber }) => applicationNumber)).toEqual(['1', '9'])
    expect(rejects.map(({ line, reject }) => [line, reject.id])).toEqual([
      [3, 'record.column-count'],
      [4, 'record.open-quote'],
      [5, 'record.range'],
      [6, 'record.type'],
      [7, 'record.scientific-number'],
      [8, 'record.goods-form'],
      [9, 'record.column-count'],
    ])
    expect(rejects[0]).toMatchObject({
      excerpt: 'US,2,B,9',
      reject: { cn: '这一行有 4 列，表头有 6 列。', en: 'The row has 4 columns, the header 6.' },
    })
  })
})
