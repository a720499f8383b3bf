import type { PatentIndex } from '@markwright/patent-search'
import { publicationKeyOf } from '@markwright/patent-register'
import type { ObjectStore, StoredObject } from '@markwright/storage'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import type { PatentsRepository, StoredPatent } from './patents.repository.ts'
import { createInsertsReader } from './text-inserts.ts'
import { tryExpression } from './parse-query.ts'
import { findReferenceSigns } from './reference-signs.ts'

/** Everything that can be read of one publication. Unknown ones throw 404. */
export function createPatentReader(deps: { repository: PatentsRepository; index: PatentIndex; objects: ObjectStore }) {
  const { repository, objects } = deps

  /** By its id, or by a number in any notation. */
  const get = async (id: string): Promise<StoredPatent> => {
    const exact = await repository.findByPublicId(id)
    if (exact) return exact
    const { key, kind } = publicationKeyOf(id)
    const rows = (await repository.listByKeys([key])).filter(({ publication_key }) => publication_key === key)
    const row = rows.find((each) => each.kind === kind) ?? (kind === null ? rows[0] : undefined)
    const found = row && (await repository.findByPublicId(row.public_id))
    if (!found) throw new AppError(commonErrors.notFound)
    return found
  }

  /** The latest symbols that are named in each scheme; a subgroup that is not loaded gets no name. */
  const listNames = async (scheme: 'ipc' | 'cpc', symbols: readonly string[], language: 'cn' | 'en') => {
    const rows = await repository.listSymbolNames(scheme, symbols)
    const names = new Map(
      rows.map((row) => [row.symbol, language === 'cn' ? (row.name_zh ?? row.name_en) : row.name_en]),
    )
    return symbols.map((code) => ({ code, name: names.get(code) ?? null }))
  }

  return {
    get,

    async getAll(id: string, language: 'cn' | 'en') {
      const patent = await get(id)
      const { related = [], international } = patent.details
      const numbers = [...related, ...(international ? [international] : [])].flatMap(
        ({ publicationNumber }) => publicationNumber ?? [],
      )
      const [text, drawings, events, priorities, citations, families, ipcs, cpcs, named] = await Promise.all([
        repository.findText(patent.id),
        repository.listDrawings(patent.id),
        repository.listEvents(patent.id),
        repository.listPriorities(patent.id),
        repository.listCitations(patent.id),
        repository.countFamilies([patent.family_key]),
        listNames('ipc', patent.ipcs, language),
        listNames('cpc', patent.cpcs, language),
        repository.listByPublicationKeys(numbers.map((number) => publicationKeyOf(number).key)),
      ])
      const familySize = families.get(patent.family_key) ?? 1
      return { patent, text, drawings, events, priorities, citations, familySize, ipcs, cpcs, named }
    },

    async getText(id: string) {
      const { id: patentId, public_id: publicId, language } = await get(id)
      const [text, images] = await Promise.all([repository.findText(patentId), repository.listTextImages(patentId)])
      return {
        claims: text?.claims ?? {},
        description: text?.description ?? {},
        language,
        insertsOf: createInsertsReader(publicId, images),
      }
    },

    /** By language, that of the publication first. */
    async listDescriptions(id: string) {
      const { description, language, insertsOf } = await this.getText(id)
      return ownFirst(description, language).map(([spoken, paragraphs]) => ({
        language: spoken,
        paragraphs: paragraphs.map(({ kind, number, text, ...inserts }, at) => ({
          id: number ?? String(at + 1),
          kind,
          text,
          ...insertsOf(inserts),
        })),
        signs: findReferenceSigns(paragraphs, spoken),
      }))
    },

    async listClaims(id: string) {
      const { claims, language, insertsOf } = await this.getText(id)
      return ownFirst(claims, language).map(([spoken, own]) => ({
        language: spoken,
        claims: own.map(({ number, text, dependsOn, ...inserts }) => ({
          no: number,
          text,
          ...insertsOf(inserts),
          dependsOn,
          independent: dependsOn.length === 0,
        })),
      }))
    },

    async listDrawings(id: string) {
      const patent = await get(id)
      return { publicId: patent.public_id, drawings: await repository.listDrawings(patent.id) }
    },

    async getDrawingKey(id: string, position: number, size: 'full' | 'thumb'): Promise<string> {
      const { id: patentId } = await get(id)
      const drawing = await repository.findDrawing(patentId, position)
      const key = size === 'thumb' ? (drawing?.thumbnail_key ?? drawing?.image_key) : drawing?.image_key
      if (!key) throw new AppError(commonErrors.notFound)
      return key
    },

    async openDrawing(key: string): Promise<StoredObject> {
      const object = await objects.find(key)
      if (!object) throw new AppError(commonErrors.notFound)
      return object
    },

    listEvents: async (id: string) => repository.listEvents((await get(id)).id),

    async listFamily(id: string) {
      const patent = await get(id)
      return { patent, members: await repository.listFamily(patent.family_key) }
    },

    async listCitations(id: string) {
      const patent = await get(id)
      const citations = await repository.listCitations(patent.id)
      const [cited, citing] = await Promise.all([
        repository.listByPublicationKeys(citations.flatMap(({ cited_key }) => cited_key ?? [])),
        repository.listCiting(patent.publication_key),
      ])
      return { patent, citations, cited, citing }
    },

    /** Where the texts match; none where the expression cannot be read. */
    async listMatches(id: string, expr: string) {
      const patent = await get(id)
      const read = tryExpression(expr)
      return 'problem' in read ? [] : deps.index.matches(patent.id, read.expression)
    },
  }
}
export type PatentReader = ReturnType<typeof createPatentReader>

const ownFirst = <Value>(texts: Record<string, Value>, own: string | null): [string, Value][] =>
  Object.entries(texts).toSorted(([a], [b]) => Number(b === own) - Number(a === own))
