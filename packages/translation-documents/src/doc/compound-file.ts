/** What a file in the old format of Office is, by the names of its streams. */
export type CompoundKind = 'doc' | 'encrypted' | 'macros' | 'other'

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const named = (name: string) => Buffer.from(`${name}\0`, 'utf16le')
const SECTOR = 512
/** Versions of Word that write this format. */
const VERSION = { min: 0x65, max: 0x112 }
const ENCRYPTED_FLAG = 0x01

export const isCompoundFile = (bytes: Buffer): boolean => bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)

/** Looks at the directory only; the file may be broken nevertheless. */
export function compoundKind(bytes: Buffer): CompoundKind {
  const has = (name: string) => bytes.includes(named(name))
  if (has('EncryptedPackage')) return 'encrypted'
  if (!has('WordDocument')) return 'other'
  if (has('_VBA_PROJECT')) return 'macros'
  return isEncryptedWord(bytes) ? 'encrypted' : 'doc'
}

/** The main stream begins with a header that says so. */
function isEncryptedWord(bytes: Buffer): boolean {
  for (let at = SECTOR; at + 12 <= bytes.length; at += SECTOR) {
    const version = bytes.readUInt16LE(at + 2)
    const isHeader = bytes.readUInt16LE(at) === 0xa5ec && version >= VERSION.min && version <= VERSION.max
    if (isHeader) return (bytes[at + 11]! & ENCRYPTED_FLAG) !== 0
  }
  return false
}
