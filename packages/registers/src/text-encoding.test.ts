import { expect, test } from 'vitest'
import { RegisterFileError } from './reason.ts'
import { decodeText, sniffEncoding, type TextEncoding } from './text-encoding.ts'

async function* inBytes(bytes: Uint8Array, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

async function decode(bytes: Uint8Array, encoding: TextEncoding, length = bytes.length) {
  let text = ''
  try {
    for await (const piece of decodeText(inBytes(bytes, length), encoding)) text += piece
    return text
  } catch (error) {
    if (!(error instanceof RegisterFileError)) throw error
    return `${text}|${error.reason.id} ${error.line}`
  }
}

const text = 'a\né知𝄞\r\n匠z'

test('wherever the pieces break within a character, the text is the same', async () => {
  for (const length of [1, 2, 3, 4, 5, 7]) {
    expect(await decode(Buffer.from(text), 'utf-8', length)).toBe(text)
    expect(await decode(Buffer.from(text, 'utf16le'), 'utf-16le', length)).toBe(text)
  }
})

test('the line of the first wrong byte is found wherever the pieces break', async () => {
  const bytes = Buffer.concat([Buffer.from('知\n匠\n知匠'), Buffer.from([0xd6, 0xaa, 0xbd, 0xb3]), Buffer.from('\n')])
  for (let length = 1; length <= bytes.length; length++)
    expect(await decode(bytes, 'utf-8', length)).toBe('知\n匠\n知匠֪|file.wrong-encoding 3')
})

test('half a character at the end is a file that breaks off', async () => {
  for (const length of [1, 2, 100]) {
    expect(await decode(Buffer.from('a\n知').subarray(0, -1), 'utf-8', length)).toBe('a\n|file.truncated 2')
    expect(await decode(Buffer.from('a\n知', 'utf16le').subarray(0, -1), 'utf-16le', length)).toBe(
      'a\n|file.truncated 2',
    )
  }
})

test.each([
  [[0xef, 0xbb, 0xbf, 0x61], 'utf-8'],
  [[0xff, 0xfe, 0x61, 0], 'utf-16le'],
  [[0xfe, 0xff, 0, 0x61], 'utf-16be'],
  [[0x3c, 0, 0x3f, 0], 'utf-16le'],
  [[0, 0x3c, 0, 0x3f], 'utf-16be'],
  [[...Buffer.from('<?xml version="1.0" encoding="Windows-1252"?>')], 'windows-1252'],
  [[...Buffer.from("<?xml version='1.0' encoding='UTF-16'?>")], 'utf-8'],
  [[...Buffer.from('{}')], 'utf-8'],
] as const)('the bytes %j begin a text in %s', (bytes, encoding) => {
  expect(sniffEncoding(new Uint8Array(bytes))).toBe(encoding)
})

test('UTF-32 is refused by name', () => {
  expect(() => sniffEncoding(new Uint8Array([0xff, 0xfe, 0, 0]))).toThrow(/UTF-32/)
})
