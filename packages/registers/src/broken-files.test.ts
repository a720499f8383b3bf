import { constants, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { DETECTION_CHARACTERS_MAX } from './detect-format.ts'
import { caseFile, usptoFile } from './testing/case-files.ts'
import { fileOf, read, readEntries } from './testing/read-entries.ts'
import { zipOf } from './testing/zip-of.ts'

const two = usptoFile(`${caseFile('97000001')}\n${caseFile('97000002')}`)
const faultOf = async (content: string | Uint8Array) => (await read(content)).fault?.reason.id

describe('a file that is no register file says so', () => {
  test.each([
    ['', 'file.empty'],
    [' \n\n', 'file.empty'],
    ['Dear colleague,\nplease find attached', 'file.unknown-format'],
    ['name,city\nx,y\n', 'file.unknown-format'],
    ['<html><body></body></html>', 'file.unknown-format'],
    ['<?xml version="1.0"?>\n<!DOCTYPE x [\n<!ELEMENT x ANY>\n]>\n', 'file.only-dtd'],
    ['<Transaction><TransactionHeader/></Transaction>', 'file.no-records'],
    ['[]', 'file.no-records'],
    ['{\n  "office": "US"\n}', 'file.multiline-json'],
    ['office,applicationNumber\n', 'file.no-records'],
    ['office,applicationNumber,colour of the sky\nUS,1,blue\n', 'file.unknown-column'],
    ['office,applicationNumber,text,text\nUS,1,a,b\n', 'file.repeated-column'],
  ])('%j is %s', async (content, id) => {
    expect(await faultOf(content)).toBe(id)
  })

  test('a binary file is not shown in the message', async () => {
    const { fault } = await read(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]))
    expect(fault!.reason.en).toMatch(/^[\x20-\x7e“”]+$/)
  })

  test('an absent file is named as such, and what is no file as well', async () => {
    expect((await readEntries('/nowhere/at/all.xml')).fault!.reason.id).toBe('file.absent')
    expect((await readEntries('/dev/null')).fault!.reason.id).toBe('file.not-a-file')
  })

  test('a text that hides its root element behind a giant prolog is given up', async () => {
    const comment = `<!--${'x'.repeat(2 * DETECTION_CHARACTERS_MAX)}-->`
    expect(await faultOf(`<?xml version="1.0"?>${comment}<trademark-applications-daily/>`)).toBe('file.unknown-format')
  })
})

describe('a file that breaks off', () => {
  test('gives the records before the break and names the line', async () => {
    const { records, fault } = await read(two.slice(0, two.indexOf('97000002') + 30))
    expect(records.map(({ applicationNumber }) => applicationNumber)).toEqual(['97000001'])
    expect(fault).toMatchObject({ reason: { id: 'file.truncated' }, line: 14 })
  })

  test('at any place never gives half a record', async () => {
    const body = two.indexOf('<case-file>')
    for (let end = body; end < two.length - 1; end += 37) {
      const { records, fault } = await read(two.slice(0, end))
      expect(fault!.reason.id).toMatch(/^file\.(truncated|malformed-xml)$/)
      for (const record of records) expect(record).toMatchObject({ text: 'SUNDELL', status: 12 })
    }
  })

  test('in the middle of a character is truncated too', async () => {
    const bytes = Buffer.from('{"office":"CN","applicationNumber":"1","text":"知匠')
    expect(await faultOf(bytes.subarray(0, -1))).toBe('file.truncated')
  })
})

describe('XML that is an attack', () => {
  const bomb = [
    '<!ENTITY a "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa">',
    ...'bcdefghij'.split('').map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghi'[at]};`.repeat(10)}">`),
  ].join('\n')

  test('a billion laughs are refused before the first record', async () => {
    const content = usptoFile(caseFile('97000001', { rest: '<entry>&j;</entry>' }), bomb)
    const { records, fault } = await read(content)
    expect(fault!.reason.id).toBe('file.entity-declaration')
    expect(records).toEqual([])
  })

  test('an entity of a file on this machine is refused and nothing is fetched', async () => {
    const content = usptoFile(
      caseFile('97000001', { header: '&secret;' }),
      '<!ENTITY secret SYSTEM "file:///etc/passwd">',
    )
    expect(await faultOf(content)).toBe('file.entity-declaration')
  })

  test('an entity that nobody declared is an error, not an empty text', async () => {
    expect(await faultOf(usptoFile(caseFile('97000001', { header: '&unknown;' })))).toBe('file.malformed-xml')
  })

  test('the five entities and characters by number are read', async () => {
    const header = '<attorney-name>&lt;A&amp;B&gt; &quot;&apos;&#x77e5;&#21280;</attorney-name>'
    const { records } = await read(usptoFile(caseFile('97000001', { header })))
    expect(records[0]!.agents[0]!.name).toBe('<A&B> "\'知匠')
  })

  test('elements without end in depth are refused', async () => {
    expect(await faultOf(usptoFile('<a>'.repeat(200)))).toBe('file.too-deep')
  })

  test('a record without end is refused', async () => {
    const content = usptoFile(caseFile('97000001', { rest: '<x>lorem ipsum</x>'.repeat(2_000_000) }))
    expect(await faultOf(content)).toBe('file.record-too-large')
  })
})

describe('encodings', () => {
  const mark = (encoding: string) =>
    usptoFile(caseFile('97000001', { header: '<attorney-name>Zoë Brontë</attorney-name>' })).replace('utf-8', encoding)
  const attorneyOf = async (content: Uint8Array) => (await read(content)).records[0]?.agents[0]?.name

  test('UTF-8 and UTF-16 are known by their byte order mark', async () => {
    expect(await attorneyOf(Buffer.from(`\uFEFF${mark('utf-8')}`))).toBe('Zoë Brontë')
    expect(await attorneyOf(Buffer.from(`\uFEFF${mark('utf-16')}`, 'utf16le'))).toBe('Zoë Brontë')
    expect(await attorneyOf(Buffer.from(`\uFEFF${mark('utf-16')}`, 'utf16le').swap16())).toBe('Zoë Brontë')
  })

  test('UTF-16 without a mark is known by its zeros', async () => {
    expect(await attorneyOf(Buffer.from(mark('utf-16'), 'utf16le'))).toBe('Zoë Brontë')
  })

  test('ISO-8859-1 and windows-1252 are read where the XML declares them', async () => {
    expect(await attorneyOf(Buffer.from(mark('ISO-8859-1'), 'latin1'))).toBe('Zoë Brontë')
    expect(await attorneyOf(Buffer.from(mark('windows-1252'), 'latin1'))).toBe('Zoë Brontë')
  })

  test('bytes of another encoding than declared are found by their line', async () => {
    const { fault } = await read(Buffer.from(mark('utf-8'), 'latin1'))
    expect(fault).toMatchObject({ reason: { id: 'file.wrong-encoding' }, line: 12 })
  })

  test('GBK in a CSV without declaration is refused by its line, not read as rubbish', async () => {
    const gbk = Buffer.from([0xd6, 0xaa, 0xbd, 0xb3])
    const content = Buffer.concat([
      Buffer.from('office,applicationNumber,text,status\nCN,1,ok,1\nCN,2,'),
      gbk,
      Buffer.from('\n'),
    ])
    const { records, fault } = await read(content)
    expect(records.map(({ applicationNumber }) => applicationNumber)).toEqual(['1'])
    expect(fault).toMatchObject({ reason: { id: 'file.wrong-encoding' }, line: 3 })
    expect(fault!.reason.cn).toContain('另存为 UTF-8')
  })

  test('an encoding that is not supported is named', async () => {
    const { fault } = await read(mark('EUC-KR'))
    expect(fault!.reason).toMatchObject({ id: 'file.unknown-encoding', en: expect.stringContaining('EUC-KR') })
  })
})

describe('zip archives', () => {
  test('the register files within are read one after the other, and what else lies there is passed over', async () => {
    const { records, entries, fault } = await read(
      zipOf([
        { name: 'readme.txt', content: 'about these files' },
        { name: 'a.xml', content: two },
        { name: 'owners.xml', content: '<Transaction><ApplicantDetails/></Transaction>' },
        { name: 'logo.png', content: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]) },
        {
          name: 'b.jsonl',
          content: '{"office":"NZ","applicationNumber":"5","kind":"word","classes":[1],"status":12}\n',
        },
      ]),
    )
    expect(fault).toBeNull()
    expect(records.map(({ applicationNumber }) => applicationNumber)).toEqual(['97000001', '97000002', '5'])
    expect(entries.map(({ ordinal, file, line }) => [ordinal, file, line])).toEqual([
      [1, 'a.xml', 9],
      [2, 'a.xml', 14],
      [3, 'b.jsonl', 1],
    ])
  })

  test('a broken one of several files is reported in its place, and the others are read', async () => {
    const { entries, fault } = await read(
      zipOf([
        { name: 'a.xml', content: two.slice(0, -60) },
        { name: 'b.xml', content: usptoFile(caseFile('97000003')) },
      ]),
    )
    expect(fault).toBeNull()
    expect(entries.map((entry) => ('record' in entry ? entry.record.applicationNumber : entry.reject.id))).toEqual([
      '97000001',
      '97000002',
      'file.truncated',
      '97000003',
    ])
  })

  test('the fault of its only file is the fault of the archive', async () => {
    const { records, fault } = await read(zipOf([{ name: 'a.xml', content: two.slice(0, -60) }]))
    expect(records).toHaveLength(2)
    expect(fault).toMatchObject({ reason: { id: 'file.truncated' }, file: 'a.xml' })
  })

  test.each([
    ['nothing', []],
    [
      'no register file',
      [
        { name: 'readme.txt', content: 'about' },
        { name: 'b.txt', content: 'more' },
      ],
    ],
  ])('an archive with %s in it says so', async (_, files) => {
    expect(await faultOf(zipOf(files))).toBe('file.no-register-in-zip')
  })

  test('an encrypted archive is refused with that reason', async () => {
    expect(await faultOf(zipOf([{ name: 'a.xml', content: two, encrypted: true }]))).toBe('file.encrypted-zip')
  })

  test('damage is noticed, at the directory and within a file', async () => {
    const whole = zipOf([{ name: 'a.xml', content: two }])
    expect(await faultOf(whole.subarray(0, -10))).toBe('file.bad-zip')
    const bent = Buffer.from(whole)
    bent[200] = bent[200]! ^ 0xff
    expect(await faultOf(bent)).toMatch(/^file\.(bad-zip|malformed-xml|wrong-encoding)$/)
    const wrongSum = Buffer.from(whole)
    const directory = wrongSum.indexOf('PK\x01\x02')
    wrongSum[directory + 16] = wrongSum[directory + 16]! ^ 0xff
    expect(await faultOf(wrongSum)).toBe('file.bad-zip')
  })

  test('an archive that unpacks to too much is refused before it is unpacked', async () => {
    const zeros = zipOf([{ name: 'a.xml', content: new Uint8Array(40 * 2 ** 20) }])
    expect(await faultOf(zeros)).toBe('file.zip-ratio')
    const path = fileOf(zipOf([{ name: 'a.xml', content: two }]))
    const limits = { sizeBytesMax: 1000, ratioMax: 200, filesMax: 10 }
    expect((await readEntries(path, { zipLimits: limits })).fault!.reason.id).toBe('file.zip-too-large')
    const many = fileOf(zipOf(Array.from({ length: 11 }, (_, at) => ({ name: `${at}.xml`, content: 'x' }))))
    expect((await readEntries(many, { zipLimits: limits })).fault!.reason.id).toBe('file.zip-too-many')
  })

  test('two compressions, one within the other, have the ratio of one', async () => {
    const packed = gzipSync(two + ' '.repeat(18_000_000), { strategy: constants.Z_HUFFMAN_ONLY })
    expect(await faultOf(zipOf([{ name: 'a.xml.gz', content: packed }]))).toBe('file.zip-ratio')
  })

  test('a file that unpacks to more than its directory claims is cut off', async () => {
    expect(await faultOf(zipOf([{ name: 'a.xml', content: two, claimedBytes: 100 }]))).toBe('file.bad-zip')
  })
})
