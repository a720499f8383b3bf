import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { create } from 'tar'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openRegisterFile } from './open-register-file.ts'
import { caseFile, usptoFile } from './testing/case-files.ts'
import { read, readEntries } from './testing/read-entries.ts'
import { zipOf } from './testing/zip-of.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'packed-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const one = (number: string) => usptoFile(caseFile(number))
const line = (number: number) =>
  `${JSON.stringify({ office: 'CN', applicationNumber: String(number), kind: 'word', text: '知匠', classes: [9], status: 1 })}\n`
function put(name: string, content: string | Uint8Array) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), content)
}
async function tarOf(files: string[], gzip: boolean) {
  const path = join(folder, 'all.tar')
  await create({ file: path, cwd: folder, gzip }, files)
  return path
}
const numbers = (reading: { records: { applicationNumber: string }[] }) =>
  reading.records.map(({ applicationNumber }) => applicationNumber)

describe('what is compressed by gzip', () => {
  test('is read as what it holds', async () => {
    const reading = await read(gzipSync(one('97000001')))
    expect([reading.format, ...numbers(reading)]).toEqual(['uspto-daily', '97000001'])
  })

  test('and breaks off or holds nothing known says so', async () => {
    expect((await read(gzipSync(one('97000001')).subarray(0, -20))).fault!.reason.id).toBe('file.bad-zip')
    expect((await read(gzipSync('Dear colleague'))).fault!.reason.id).toBe('file.unknown-format')
  })

  test('and unpacks without end is not read', async () => {
    const bomb = gzipSync(Buffer.concat([Buffer.from(line(1)), Buffer.alloc(64 * 2 ** 20, '\n')]))
    expect((await read(bomb)).fault!.reason.id).toBe('file.zip-ratio')
  })
})

describe.each([false, true])('a tar archive (compressed: %s)', (gzip) => {
  test('gives the records of its register files in their order, and passes over the rest', async () => {
    put('a/one.xml', one('97000001'))
    put('a/readme.txt', 'about these files')
    put('a/two.jsonl.gz', gzipSync(line(2) + line(3)))
    const reading = await readEntries(await tarOf(['a/one.xml', 'a/readme.txt', 'a/two.jsonl.gz'], gzip))
    expect(reading.format).toBe('tar')
    expect(numbers(reading)).toEqual(['97000001', '2', '3'])
    expect(reading.entries.map(({ file }) => file)).toEqual(['a/one.xml', 'a/two.jsonl.gz', 'a/two.jsonl.gz'])
  })

  test('with a broken file in it goes on with the next', async () => {
    put('a.xml', one('97000001').slice(0, -60))
    put('b.jsonl', line(2))
    const { records, rejects } = await readEntries(await tarOf(['a.xml', 'b.jsonl'], gzip))
    expect(records).toHaveLength(2)
    expect(rejects).toMatchObject([{ file: 'a.xml', reject: { id: 'file.truncated' } }])
  })

  test('that breaks off gives what is before and says so', async () => {
    put('a.jsonl', line(1))
    put('b.jsonl', line(2) + ' '.repeat(40_000))
    const path = await tarOf(['a.jsonl', 'b.jsonl'], gzip)
    writeFileSync(path, readFileSync(path).subarray(0, gzip ? -30 : 20_000))
    const { records, rejects } = await readEntries(path)
    expect(records.map(({ applicationNumber }) => applicationNumber)).toContain('1')
    expect(rejects.map(({ reject }) => reject.id)).toEqual(['file.bad-zip'])
  })

  test('without a register file says so', async () => {
    put('readme.txt', 'about')
    expect((await readEntries(await tarOf(['readme.txt'], gzip))).fault!.reason.id).toBe('file.no-register-in-zip')
  })
})

describe('a folder', () => {
  const fill = () => {
    put('a/one.xml', one('97000001'))
    put('b.zip', zipOf([{ name: 'in.jsonl', content: line(2) + line(3) }]))
    put('c.jsonl', line(4))
    put('logo.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]))
    put('.hidden/x.jsonl', line(9))
  }

  test('is read file by file in the order of the names, whatever their formats', async () => {
    fill()
    const file = await openRegisterFile(folder)
    const found: [string | null, number][] = []
    for await (const { file: name, ordinal } of file.entries()) found.push([name, ordinal])
    expect(found).toEqual([
      ['a/one.xml', 1],
      ['b.zip/in.jsonl', 2],
      ['b.zip/in.jsonl', 3],
      ['c.jsonl', 4],
    ])
    expect(file.counts()).toEqual({ read: 3, passed: 1 })
    expect([file.format, file.bytesRead(), file.sizeBytes]).toEqual(['folder', 4, 4])
  })

  test('goes on in the file, and at the record, where an earlier run stood, without opening the files before', async () => {
    fill()
    const first = await openRegisterFile(folder)
    const entries = []
    for await (const entry of first.entries()) entries.push(entry)
    const stood = entries[1]!
    rmSync(join(folder, 'a'), { recursive: true })
    put('a/one.xml', 'something else by now')
    const again = await openRegisterFile(folder)
    const rest = []
    for await (const entry of again.entries(stood.ordinal, stood.position)) rest.push(entry.ordinal)
    expect(rest).toEqual([3, 4])
    expect(again.counts()).toEqual({ read: 3, passed: 1 })
  })

  test('without a register file says so', async () => {
    put('readme.txt', 'about')
    expect((await readEntries(folder)).fault!.reason.id).toBe('file.no-register-in-folder')
  })
})
