/** What the clients of the partner API are made of: types and operations of the contract, named as a library names them. */

export type Type =
  | { kind: 'string' | 'integer' | 'number' | 'boolean' | 'any' | 'file' }
  /** Values that the contract lists in place; a later version may add some. */
  | { kind: 'choice'; values: string[] }
  | { kind: 'enum' | 'object'; name: string }
  | { kind: 'array'; items: Type }

export type Field = {
  name: string
  description: string | null
  type: Type
  isNullable: boolean
  isRequired: boolean
}
/** `isInput`: the program of the partner makes it; otherwise it reads it. */
export type ObjectType = { name: string; description: string | null; fields: Field[]; isInput: boolean }
export type EnumType = { name: string; description: string | null; values: string[] }

export type Result =
  | { kind: 'none' }
  | { kind: 'file' }
  | { kind: 'json'; type: Type }
  /** An answer of nothing but `data`. */
  | { kind: 'list'; items: Type }
  /** `page` is the type of the answer where it has more than `data`, `total` and `nextCursor`. */
  | { kind: 'page'; items: Type; page: string | null }

export type Operation = {
  id: string
  resource: string
  name: string
  /** Name of the iteration over all pages. */
  allName: string | null
  summary: string
  description: string | null
  method: string
  path: string
  pathFields: string[]
  input: { in: 'json' | 'query' | 'multipart'; type: ObjectType; isRequired: boolean } | null
  result: Result
}
export type Resource = { name: string; description: string; operations: Operation[] }
export type Model = { version: string; objects: ObjectType[]; enums: EnumType[]; resources: Resource[] }

/** Resource and method of each operation; null for one that is left to programs which speak that form already. */
const names: Record<string, readonly [resource: string, method: string] | null> = {
  searchTrademarks: ['trademarks', 'search'],
  searchTrademarksByImage: ['trademarks', 'searchByImage'],
  compareTrademarks: ['trademarks', 'compare'],
  getTrademark: ['trademarks', 'get'],
  startTrademarkBatch: ['trademarks', 'startBatch'],
  getTrademarkBatch: ['trademarks', 'getBatch'],
  listTrademarkBatchRows: ['trademarks', 'listBatchRows'],
  listNiceClasses: ['classification', 'listNiceClasses'],
  listViennaElements: ['classification', 'listViennaElements'],
  searchPatents: ['patents', 'search'],
  startPatentBatch: ['patents', 'startBatch'],
  getPatentBatch: ['patents', 'getBatch'],
  listPatentBatchRows: ['patents', 'listBatchRows'],
  getPatent: ['patents', 'get'],
  listPatentClaims: ['patents', 'listClaims'],
  listPatentParagraphs: ['patents', 'listDescriptions'],
  listPatentFamily: ['patents', 'listFamily'],
  listPatentEvents: ['patents', 'listEvents'],
  listSimilarPatents: ['patents', 'listSimilar'],
  translateTexts: ['translation', 'translate'],
  translateAsBaidu: null,
  translateDocument: ['documents', 'translate'],
  listDocuments: ['documents', 'list'],
  getDocument: ['documents', 'get'],
  deleteDocument: ['documents', 'delete'],
  downloadDocument: ['documents', 'download'],
  listGlossaries: ['glossaries', 'list'],
  createGlossary: ['glossaries', 'create'],
  getGlossary: ['glossaries', 'get'],
  renameGlossary: ['glossaries', 'rename'],
  deleteGlossary: ['glossaries', 'delete'],
  listGlossaryEntries: ['glossaries', 'listEntries'],
  addGlossaryEntry: ['glossaries', 'addEntry'],
  deleteGlossaryEntry: ['glossaries', 'deleteEntry'],
  listMonitors: ['monitors', 'list'],
  createMonitor: ['monitors', 'create'],
  getMonitor: ['monitors', 'get'],
  setMonitorState: ['monitors', 'setState'],
  deleteMonitor: ['monitors', 'delete'],
  listMonitorHits: ['monitors', 'listHits'],
  listReports: ['reports', 'list'],
  orderReport: ['reports', 'order'],
  getReport: ['reports', 'get'],
  downloadReport: ['reports', 'download'],
  listCaseTypes: ['cases', 'listTypes'],
  uploadCaseFile: ['cases', 'uploadFile'],
  createCaseDraft: ['cases', 'createDraft'],
  getCaseDraft: ['cases', 'getDraft'],
  saveCaseDraft: ['cases', 'saveDraft'],
  deleteCaseDraft: ['cases', 'deleteDraft'],
  checkCaseDraft: ['cases', 'checkDraft'],
  orderCaseDraft: ['cases', 'orderDraft'],
  listCases: ['cases', 'list'],
  getCase: ['cases', 'get'],
  addCaseDocument: ['cases', 'addDocument'],
  submitCase: ['cases', 'submit'],
  listPortfolio: ['portfolio', 'list'],
  createPortfolioItem: ['portfolio', 'create'],
  getPortfolioItem: ['portfolio', 'get'],
  updatePortfolioItem: ['portfolio', 'update'],
  deletePortfolioItem: ['portfolio', 'delete'],
  settlePortfolioDifference: ['portfolio', 'settleDifference'],
  listPortfolioClients: ['portfolio', 'listClients'],
  listDeadlines: ['deadlines', 'list'],
  setDeadlineDone: ['deadlines', 'setDone'],
  listAnnuities: ['annuities', 'list'],
  decideAnnuities: ['annuities', 'decide'],
  quoteAnnuities: ['annuities', 'quote'],
  orderAnnuities: ['annuities', 'order'],
  getJob: ['jobs', 'get'],
  cancelJob: ['jobs', 'cancel'],
  getUsage: ['usage', 'get'],
  listWebhooks: ['webhooks', 'list'],
  createWebhook: ['webhooks', 'create'],
  getWebhook: ['webhooks', 'get'],
  updateWebhook: ['webhooks', 'update'],
  deleteWebhook: ['webhooks', 'delete'],
  rotateWebhookSecret: ['webhooks', 'rotateSecret'],
  testWebhook: ['webhooks', 'test'],
  listWebhookDeliveries: ['webhooks', 'listDeliveries'],
  replayWebhookDelivery: ['webhooks', 'replayDelivery'],
}

const descriptions: Record<string, string> = {
  trademarks: 'Search, records, comparison and lists of trademarks.',
  classification: 'Goods and services (Nice) and figurative elements (Vienna).',
  patents: 'Search, records and lists of patents.',
  translation: 'Translation of texts.',
  documents: 'Translation of documents.',
  glossaries: 'Glossaries of the translation.',
  monitors: 'What is watched in the trademark registers.',
  reports: 'Registrability reports.',
  cases: 'Matters that are filed with offices: drafts, orders, documents, deadlines.',
  portfolio: 'Rights that are looked after, beside what the registers say.',
  deadlines: 'Last days of the rights of the portfolio.',
  annuities: 'Annuities of patents: what they cost, decisions and orders.',
  jobs: 'Work that goes on in the background.',
  usage: 'What was used.',
  webhooks: 'Calls to an address of the partner when something happens.',
}

/* eslint-disable typescript/no-explicit-any -- a bundled document is data. */

/**
 * Reads the bundled contract. Throws where it has an operation without a name above, or a form that no client has.
 * @param document OpenAPI 3.1, bundled: every reference is inside.
 */
export function readModel(document: any): Model {
  const objects = new Map<string, ObjectType>()
  const enums = new Map<string, EnumType>()
  const resources = new Map<string, Resource>()

  const resolve = (schema: any): any => {
    if (!schema.$ref) return schema
    return schema.$ref
      .slice(2)
      .split('/')
      .reduce((at: any, key: string) => at[key], document)
  }

  function typeOf(schema: any, name: string): { type: Type; isNullable: boolean } {
    if (schema.$ref) {
      const target = resolve(schema)
      return typeOf(target, nameOf(schema.$ref))
    }
    if (schema.oneOf) {
      const some = schema.oneOf.filter((each: any) => each.type !== 'null')
      if (some.length !== 1) throw new Error(`${name} is one of several types; the clients have no form for it.`)
      return { ...typeOf(some[0], name), isNullable: some.length < schema.oneOf.length }
    }
    if (schema.allOf) return { type: objectOf(merged(schema), name), isNullable: false }
    const types = [schema.type].flat()
    const isNullable = types.includes('null')
    const type = types.find((each) => each !== 'null')
    const values = schema.enum?.filter((each: unknown) => each !== null)
    if (values && !name.includes('.')) return { type: enumOf(schema, name, values), isNullable }
    if (values) return { type: { kind: 'choice', values }, isNullable }
    if (type === 'array') return { type: { kind: 'array', items: typeOf(schema.items, one(name)).type }, isNullable }
    if (type === 'object' && schema.properties) return { type: objectOf(schema, name), isNullable }
    if (type === 'object') return { type: { kind: 'any' }, isNullable }
    if (schema.format === 'binary') return { type: { kind: 'file' }, isNullable }
    if (!['string', 'integer', 'number', 'boolean'].includes(type)) throw new Error(`${name} has no type.`)
    return { type: { kind: type }, isNullable }
  }

  function merged(schema: any) {
    const parts = schema.allOf.map(resolve)
    return {
      description: schema.description,
      properties: Object.assign({}, ...parts.map((part: any) => part.properties)),
      required: parts.flatMap((part: any) => part.required ?? []),
    }
  }

  function enumOf(schema: any, name: string, values: string[]): Type {
    enums.set(name, { name, description: schema.description?.trim() ?? null, values })
    return { kind: 'enum', name }
  }

  function objectOf(schema: any, path: string): Type {
    const name = path.replaceAll('.', '')
    const known = objects.get(name)
    if (known && known.fields.map((field) => field.name).join() !== Object.keys(schema.properties).join())
      throw new Error(`Two different objects have the name ${name}.`)
    if (known) return { kind: 'object', name }
    const object: ObjectType = { name, description: schema.description?.trim() ?? null, fields: [], isInput: false }
    objects.set(name, object)
    for (const [field, of] of Object.entries<any>(schema.properties))
      object.fields.push(fieldOf(field, of, name, schema.required?.includes(field) ?? false))
    return { kind: 'object', name }
  }

  function fieldOf(name: string, schema: any, parent: string, isRequired: boolean): Field {
    const { type, isNullable } = typeOf(schema, `${parent}.${pascal(name)}`)
    const description = (schema.description ?? resolve(schema).description)?.trim() ?? null
    return { name, description, type, isNullable, isRequired }
  }

  function inputOf(operation: any, id: string, query: any[]): Operation['input'] {
    const [media, content] = Object.entries<any>(operation.requestBody?.content ?? {})[0] ?? []
    if (media && query.length > 0) throw new Error(`${id} has both a body and a query.`)
    if (media) {
      const { type } = typeOf(content.schema, `${pascal(id)}Request`)
      if (type.kind !== 'object') throw new Error(`The body of ${id} is no object.`)
      const object = objects.get(type.name)!
      const isRequired = object.fields.some((field) => field.isRequired)
      return { in: media === 'multipart/form-data' ? 'multipart' : 'json', type: object, isRequired }
    }
    if (query.length === 0) return null
    const isPlain = query.map(({ name }) => name).join() === 'limit,cursor'
    const name = isPlain ? 'PageQuery' : `${pascal(id)}Query`
    const fields = query.map(({ name: field, schema, description, required }) => ({
      ...fieldOf(field, schema, name, required ?? false),
      description: description?.trim() ?? null,
    }))
    const type = { name, description: `Query of \`${id}\`.`, fields, isInput: true }
    if (isPlain) type.description = 'Which page of a list.'
    objects.set(name, type)
    return { in: 'query', type, isRequired: fields.some((field) => field.isRequired) }
  }

  function resultOf(operation: any, id: string): Result {
    const success: any = Object.entries<any>(operation.responses).find(([status]) => status.startsWith('2'))![1]
    const [media, content] = Object.entries<any>(success.content ?? {})[0] ?? []
    if (!media) return { kind: 'none' }
    if (media !== 'application/json') return { kind: 'file' }
    const { properties = {} } = resolve(content.schema)
    const isNamed = Boolean(content.schema.$ref)
    if (properties.data && (properties.nextCursor || Object.keys(properties).length === 1)) {
      const items = typeOf(properties.data.items, `${pascal(id)}Item`).type
      if (!properties.nextCursor) return { kind: 'list', items }
      if (isNamed) typeOf(content.schema, '')
      return { kind: 'page', items, page: isNamed ? nameOf(content.schema.$ref) : null }
    }
    return { kind: 'json', type: typeOf(content.schema, `${pascal(id)}Result`).type }
  }

  for (const [path, item] of Object.entries<any>(document.paths))
    for (const [method, operation] of Object.entries<any>(item)) {
      const id: string = operation.operationId
      if (names[id] === null) continue
      const [resource, name] = names[id] ?? missing(id)
      const parameters = [...(operation.parameters ?? [])].map(resolve)
      const result = resultOf(operation, id)
      const input = inputOf(
        operation,
        id,
        parameters.filter((each) => each.in === 'query'),
      )
      if (!resources.has(resource))
        resources.set(resource, { name: resource, description: descriptions[resource] ?? missing(id), operations: [] })
      resources.get(resource)!.operations.push({
        id,
        resource,
        name,
        allName: result.kind === 'page' ? name.replace(/^(list|search)/, '$1All') : null,
        summary: operation.summary,
        description: operation.description?.trim() ?? null,
        method: method.toUpperCase(),
        path,
        pathFields: [...path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field!),
        input,
        result,
      })
    }
  for (const schema of ['Problem', 'WebhookEvent', 'WebhookEventType'])
    typeOf({ $ref: `#/components/schemas/${schema}` }, '')

  const inputs = [...resources.values()].flatMap(({ operations }) =>
    operations.flatMap(({ input }) => input?.type ?? []),
  )
  const markInput = (object: ObjectType) => {
    object.isInput = true
    for (const { type } of object.fields) for (const each of objectsIn(type)) markInput(objects.get(each)!)
  }
  inputs.forEach(markInput)
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)
  return {
    version: document.info.version,
    objects: [...objects.values()].toSorted(byName),
    enums: [...enums.values()].toSorted(byName),
    resources: [...resources.values()],
  }
}

const missing = (id: string): never => {
  throw new Error(`The operation ${id} has no name in the clients; give it one in scripts/clients/model.ts.`)
}

/** Names of the objects that a type is made of. */
export const objectsIn = (type: Type): string[] =>
  type.kind === 'object' ? [type.name] : type.kind === 'array' ? objectsIn(type.items) : []

/** Everything here belongs to partners, so a name need not say it. */
const nameOf = (ref: string) =>
  ref
    .split('/')
    .at(-1)!
    .replace(/^Partner(?=[A-Z])/, '')

export const pascal = (name: string) => name.replace(/^[a-z]/, (letter) => letter.toUpperCase())
export const snake = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase()

/** The name of one of several: `Entries` becomes `Entry`. */
const one = (name: string) =>
  name.endsWith('ies')
    ? `${name.slice(0, -3)}y`
    : /[^s]s$/.test(name) && !name.endsWith('oods')
      ? name.slice(0, -1)
      : name

/** The lines of a description, at most `width` characters long. */
export function wrap(text: string, width: number): string[] {
  return text.split(/\n\s*\n/).flatMap((paragraph) => {
    const lines = ['']
    for (const word of paragraph.split(/\s+/))
      if (lines.at(-1) && lines.at(-1)!.length + word.length >= width) lines.push(word)
      else lines[lines.length - 1] = lines.at(-1) ? `${lines.at(-1)} ${word}` : word
    return lines
  })
}

/** Summary and description of an operation, as sentences. */
export function about({ summary, description }: Pick<Operation, 'summary' | 'description'>): string {
  return description ? `${summary}. ${description}` : `${summary}.`
}
