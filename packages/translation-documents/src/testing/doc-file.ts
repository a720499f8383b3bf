const SECTOR = 512
const END_OF_CHAIN = 0xfffffffe
const NOTHING = 0xffffffff
/** Streams below this length are stored in another way. */
const STREAM_MIN = 4_096

/** A DOC (Word 97) with nothing but text: paragraphs end with \r, cells with \u0007. */
export function docFile(body: string, footnotes = ''): Uint8Array {
  const text = Buffer.from(`${body}\r${footnotes}${footnotes && '\r'}\r`, 'utf16le')
  const header = Buffer.alloc(2 * SECTOR)
  header.writeUInt16LE(0xa5ec, 0)
  header.writeUInt16LE(0xc1, 2)
  // The pieces are described in the stream 1Table.
  header.writeUInt16LE(0x0200, 10)
  header.writeUInt32LE(header.length, 0x18)
  header.writeUInt32LE(body.length + 1, 0x4c)
  header.writeUInt32LE(footnotes ? footnotes.length + 1 : 0, 0x50)
  const table = Buffer.alloc(21)
  table.writeUInt8(2, 0)
  table.writeUInt32LE(16, 1)
  table.writeUInt32LE(text.length / 2, 9)
  table.writeUInt32LE(header.length, 15)
  return compoundFile({ WordDocument: Buffer.concat([header, text]), '1Table': table })
}

function compoundFile(streams: Record<string, Buffer>): Uint8Array {
  const contents = Object.entries(streams).map(([name, bytes]) => {
    const length = Math.ceil(Math.max(bytes.length, STREAM_MIN) / SECTOR) * SECTOR
    return { name, bytes: Buffer.concat([bytes, Buffer.alloc(length - bytes.length)]) }
  })
  const allocation = Buffer.alloc(SECTOR, 0xff)
  const directory = Buffer.alloc(SECTOR)
  allocation.writeUInt32LE(0xfffffffd, 0)
  allocation.writeUInt32LE(END_OF_CHAIN, 4)
  const entry = (
    no: number,
    name: string,
    type: number,
    links: [left: number, right: number, child: number],
    start: number,
    size: number,
  ) => {
    const at = no * 128
    directory.write(name, at, 'utf16le')
    directory.writeUInt16LE((name.length + 1) * 2, at + 64)
    directory.writeUInt8(type, at + 66)
    links.forEach((link, each) => directory.writeUInt32LE(link, at + 68 + each * 4))
    directory.writeUInt32LE(start, at + 116)
    directory.writeUInt32LE(size, at + 120)
  }
  entry(0, 'Root Entry', 5, [NOTHING, NOTHING, 1], END_OF_CHAIN, 0)
  let sector = 2
  contents.forEach(({ name, bytes }, at) => {
    const count = bytes.length / SECTOR
    for (let each = 0; each < count; each++)
      allocation.writeUInt32LE(each === count - 1 ? END_OF_CHAIN : sector + each + 1, (sector + each) * 4)
    entry(at + 1, name, 2, [NOTHING, at === contents.length - 1 ? NOTHING : at + 2, NOTHING], sector, bytes.length)
    sector += count
  })
  const header = Buffer.alloc(SECTOR, 0xff)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.fill(0, 8, 76)
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(STREAM_MIN, 56)
  header.writeUInt32LE(END_OF_CHAIN, 60)
  header.writeUInt32LE(END_OF_CHAIN, 68)
  header.writeUInt32LE(0, 76)
  return Buffer.concat([header, allocation, directory, ...contents.map(({ bytes }) => bytes)])
}
