import JSZip from 'jszip'
import type { Readable } from 'node:stream'
import yauzl, { type Entry } from 'yauzl'
import { DocumentRefused } from './document-problem.ts'
import { translationDocumentLimits as limits } from './limits.ts'
import {
  attributeOf,
  createNodeBudget,
  elementsOf,
  parseXml,
  serializeXml,
  type XmlDocument,
  type XmlElement,
} from './xml/xml-tree.ts'

// @types/yauzl describes version 2, which had no promises.
const promised = yauzl as unknown as {
  fromBufferPromise(bytes: Buffer): Promise<{
    eachEntry(): AsyncIterable<Entry>
    openReadStreamPromise(entry: Entry): Promise<Readable>
  }>
}

/** Unpacks everything once without holding it: the sizes that an archive states may be lies. */
async function checkArchive(bytes: Buffer): Promise<void> {
  const archive = await promised.fromBufferPromise(bytes)
  const names = new Set<string>()
  let unpacked = 0
  for await (const entry of archive.eachEntry()) {
    if (entry.isEncrypted()) throw new DocumentRefused('encrypted')
    const name = entry.fileName.toLowerCase()
    if (names.has(name)) throw new DocumentRefused('broken')
    names.add(name)
    if (names.size > limits.partsMax) throw new DocumentRefused('archiveBomb')
    if (unpacked + entry.uncompressedSize > limits.unpackedBytesMax) throw new DocumentRefused('archiveBomb')
    for await (const chunk of await archive.openReadStreamPromise(entry)) {
      unpacked += (chunk as Buffer).length
      if (unpacked > limits.unpackedBytesMax) throw new DocumentRefused('archiveBomb')
    }
  }
}

/** A relationship of a part: `target` is the name of another part, or an address where it is external. */
export type Relationship = { id: string; type: string; target: string; isExternal: boolean }

export interface OfficePackage {
  /** Names of the parts with their content types, as the archive orders them. */
  parts: { name: string; contentType: string }[]
  /** A part as XML; null where there is none. */
  xml(name: string): Promise<XmlDocument | null>
  /** A part as XML that is written with the changes made to it; null where there is none. */
  edit(name: string): Promise<XmlDocument | null>
  relationships(name: string): Promise<Relationship[]>
  /** The archive with the changed parts; all others stay as they are. */
  write(): Promise<Uint8Array>
}

/**
 * Opens an archive of Office Open XML.
 * @throws DocumentRefused `archiveBomb`, `encrypted`, `broken`
 */
export async function openPackage(bytes: Uint8Array): Promise<OfficePackage> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const archive = await openArchive(buffer)
  const files = new Map(Object.values(archive.files).map((file) => [file.name.toLowerCase(), file]))
  const documents = new Map<string, XmlDocument>()
  const budget = createNodeBudget()

  const xml = async (name: string) => {
    const file = files.get(name.toLowerCase())
    if (!file) return null
    const known = documents.get(file.name)
    if (known) return known
    const document = parseXml(await file.async('uint8array'), budget)
    documents.set(file.name, document)
    return document
  }
  const edited = new Set<string>()
  const types = await xml('[Content_Types].xml')
  if (!types) throw new DocumentRefused('unsupportedType')
  const contentType = contentTypes(types.root)
  const parts = Object.values(archive.files)
    .filter(({ dir }) => !dir)
    .map(({ name }) => ({ name, contentType: contentType(name) }))
  return {
    parts,
    xml,
    async edit(name) {
      const file = files.get(name.toLowerCase())
      if (file) edited.add(file.name)
      return await xml(name)
    },
    async relationships(name) {
      const slash = name.lastIndexOf('/') + 1
      const found = await xml(`${name.slice(0, slash)}_rels/${name.slice(slash)}.rels`)
      return found ? elementsOf(found.root).map((element) => relationshipOf(element, name.slice(0, slash))) : []
    },
    async write() {
      for (const name of edited)
        archive.file(name, serializeXml(documents.get(name)!), {
          createFolders: false,
          date: archive.files[name]!.date,
        })
      return await archive.generateAsync({ type: 'uint8array', compression: 'DEFLATE' })
    },
  }
}

async function openArchive(buffer: Buffer): Promise<JSZip> {
  try {
    await checkArchive(buffer)
    return await JSZip.loadAsync(buffer)
  } catch (error) {
    if (error instanceof DocumentRefused) throw error
    throw new DocumentRefused('broken', { cause: error })
  }
}

function contentTypes(types: XmlElement): (name: string) => string {
  const overrides = new Map<string, string>()
  const defaults = new Map<string, string>()
  for (const element of elementsOf(types)) {
    const type = element.attributes['ContentType'] ?? ''
    const [part, extension] = [element.attributes['PartName'], element.attributes['Extension']]
    if (part !== undefined) overrides.set(part.replace(/^\//, '').toLowerCase(), type)
    else if (extension !== undefined) defaults.set(extension.toLowerCase(), type)
  }
  return (name) => {
    const lower = name.toLowerCase()
    return overrides.get(lower) ?? defaults.get(lower.slice(lower.lastIndexOf('.') + 1)) ?? ''
  }
}

function relationshipOf(element: XmlElement, folder: string): Relationship {
  const target = attributeOf(element, 'Target') ?? ''
  const isExternal = attributeOf(element, 'TargetMode') === 'External'
  return {
    id: attributeOf(element, 'Id') ?? '',
    type: (attributeOf(element, 'Type') ?? '').replace(/^.*\//, ''),
    target: isExternal ? target : resolve(folder, target),
    isExternal,
  }
}

/** Resolves the target of a relationship, which is an address relative to the folder of its part. */
function resolve(folder: string, target: string): string {
  const path: string[] = []
  for (const step of (target.startsWith('/') ? target : folder + target).split('/'))
    if (step === '..') path.pop()
    else if (step !== '' && step !== '.') path.push(step)
  return path.join('/')
}

/** The base name of a part without its ending, as segments name it. */
export const partName = (name: string): string => name.slice(name.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '')

/** The names of the parts of a content type, by their numbers. */
export const partsOfType = ({ parts }: OfficePackage, type: RegExp): string[] =>
  parts
    .filter(({ contentType }) => type.test(contentType))
    .map(({ name }) => name)
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
