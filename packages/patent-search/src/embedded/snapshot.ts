import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Vectors } from '../encoder/vectors.ts'
import type { Segment } from '../segment/segment.ts'
import { readArrays, writeArrays } from './pack.ts'

/** Raised whenever segments, or what is indexed of a patent, change. */
const LAYOUT = 1
const MANIFEST = 'patents.json'

/** A segment that is complete, with the name of its file. */
export type Sealed = { name: string; segment: Segment; vectors: Vectors | null }
export type Snapshot = {
  /** Of the database: another one has other patents. */
  database: string
  /** The last change that the segments have. */
  version: string
  /** What the vectors were made with. */
  encoder: string | null
  sealed: Sealed[]
}
type Manifest = Omit<Snapshot, 'sealed'> & { layout: number; segments: string[] }

const vectorsFile = (name: string) => `${name}.vectors`

/** Writes a segment, to which later manifests refer. */
export async function writeSegment(folder: string, { name, segment }: Sealed): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeArrays(join(folder, name), segment)
}

export const writeVectors = (folder: string, { name, vectors }: Sealed): Promise<void> =>
  vectors ? writeArrays(join(folder, vectorsFile(name)), vectors) : Promise.resolve()

/** Makes these segments the snapshot, and removes files of others. */
export async function writeManifest(folder: string, { sealed, ...facts }: Snapshot): Promise<void> {
  const segments = sealed.map(({ name }) => name)
  const manifest: Manifest = { ...facts, layout: LAYOUT, segments }
  const written = join(folder, `${MANIFEST}.${randomUUID()}`)
  await writeFile(written, JSON.stringify(manifest))
  await rename(written, join(folder, MANIFEST))
  const known = new Set([MANIFEST, ...segments, ...segments.map(vectorsFile)])
  for (const file of await readdir(folder)) if (!known.has(file)) await rm(join(folder, file), { force: true })
}

/**
 * Null where there is none, or one of another layout.
 * @throws Error where a file is damaged
 */
export async function readSnapshot(folder: string, encoder: string | null): Promise<Snapshot | null> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null)
  if (text === null) return null
  const { layout, segments, ...facts } = JSON.parse(text) as Manifest
  if (layout !== LAYOUT) return null
  const sealed: Sealed[] = []
  for (const name of segments) {
    const segment = (await readArrays(join(folder, name))) as unknown as Segment
    const hasVectors = encoder !== null && facts.encoder === encoder
    const vectors = hasVectors ? await readArrays(join(folder, vectorsFile(name))).catch(() => null) : null
    sealed.push({ name, segment, vectors: vectors as Vectors | null })
  }
  return { ...facts, sealed }
}
