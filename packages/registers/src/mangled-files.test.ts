import { expect, test } from 'vitest'
import { caseFile, usptoFile } from './testing/case-files.ts'
import { read } from './testing/read-entries.ts'
import { zipOf } from './testing/zip-of.ts'

const record = { office: 'CN', applicationNumber: '1', text: '知匠', kind: 'word', classes: [9], status: 1 }
const uspto = usptoFile(`${caseFile('97000001')}\n${caseFile('97000002')}`)
const files: Record<string, Buffer> = {
  uspto: Buffer.from(uspto),
  'utf-16': Buffer.from(`\uFEFF${uspto}`, 'utf16le'),
  'json lines': Buffer.from(`${JSON.stringify(record)}\n`.repeat(5)),
  'json array': Buffer.from(JSON.stringify([record, record, record], null, 1)),
  csv: Buffer.from('office,applicationNumber,text,classes,status\nCN,1,"知,匠",9,1\nCN,2,"a\nb",9;42,2\n'),
  zip: zipOf([
    { name: 'a.xml', content: uspto },
    { name: 'b.jsonl', content: JSON.stringify(record) },
  ]),
}

/** Xorshift: the same numbers on every run. */
function randomOf(seed: number) {
  let state = seed
  return (below: number) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}

const characters = Buffer.from('<>&;"\'[]{},:\\/\n\r\0%\xff\xc3 9aPK')

test.each(Object.keys(files))(
  'a mangled file (%s) ends in records, refusals and at most one fault, never in another error',
  async (name) => {
    const random = randomOf(20_261_121)
    for (let round = 0; round < 150; round++) {
      const bytes = Buffer.from(files[name]!)
      for (let change = 0; change <= random(6); change++)
        bytes[random(bytes.length)] = characters[random(characters.length)]!
      const cut = random(4) === 0 ? bytes.subarray(0, random(bytes.length)) : bytes
      const { entries, fault } = await read(cut)
      expect(entries.map(({ ordinal }) => ordinal)).toEqual(entries.map((_, at) => at + 1))
      expect(entries.length > 0 || fault !== null).toBe(true)
    }
  },
)
