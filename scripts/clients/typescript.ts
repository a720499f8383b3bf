import { about, pascal, wrap, type Field, type Model, type ObjectType, type Operation, type Type } from './model.ts'

const head = '// Generated from the contract of the partner API. Do not edit.\n'

/** The files of the TypeScript client, by their names. */
export function typescriptFiles(model: Model): Record<string, string> {
  return { 'models.ts': models(model), 'resources.ts': resources(model) }
}

function models({ version, objects, enums }: Model) {
  const parts = [
    head,
    `/** Version of this client; its first two numbers are those of the contract. */\nexport const version = '${version}'\n`,
    "import type { FileInput } from '../files.ts'\n",
    `/** A page of a list. */
export interface Page<T> {
  data: T[]
  total: number
  /** Where the next page begins; null after the last. */
  nextCursor: string | null
}
`,
    ...enums.map(
      ({ name, description, values }) =>
        `${doc(description)}export type ${name} = ${open(values.map((value) => `'${value}'`).join(' | '))}\n`,
    ),
    ...objects.map(object),
  ]
  return parts.join('\n')
}

/** A later version may add values: a program has to expect others. */
const open = (union: string) => `${union} | (string & {})`

const object = ({ name, description, fields, isInput }: ObjectType) =>
  `${doc(description)}export interface ${name} {\n${fields.map((each) => field(each, isInput)).join('')}}\n`

const field = ({ name, description, type, isNullable, isRequired }: Field, isInput: boolean) =>
  `${doc(description, '  ')}  ${name}${isRequired ? '' : '?'}: ${typeName(type, isInput)}${isNullable ? ' | null' : ''}${
    isRequired ? '' : ' | undefined'
  }\n`

function typeName(type: Type, isInput: boolean): string {
  switch (type.kind) {
    case 'integer':
      return 'number'
    case 'any':
      return 'Record<string, unknown>'
    case 'file':
      return 'FileInput'
    case 'choice': {
      const union = type.values.map((value) => `'${value}'`).join(' | ')
      return isInput ? union : open(union)
    }
    case 'enum':
    case 'object':
      return type.name
    case 'array': {
      const items = typeName(type.items, isInput)
      return `${items.includes('|') ? `(${items})` : items}[]`
    }
    default:
      return type.kind
  }
}

function resources({ resources: all }: Model) {
  const used = new Set<string>()
  const note = (type: Type): string => {
    if (type.kind === 'array') note(type.items)
    if (type.kind === 'object' || type.kind === 'enum') used.add(type.name)
    return typeName(type, false)
  }
  const classes = all.map(({ name, description, operations }) => {
    const methods = operations
      .flatMap((operation) => [method(operation, note), all_(operation, note)].flat())
      .join('\n')
    for (const { input } of operations) if (input) used.add(input.type.name)
    for (const { result } of operations) if (result.kind === 'page') used.add(result.page ?? 'Page')
    return `${doc(description)}export class ${pascal(name)}Api {
  protected readonly transport: Transport

  constructor(transport: Transport) {
    this.transport = transport
  }

${methods}}
`
  })
  return [
    head,
    "import { eachItem } from '../paging.ts'",
    "import type { RequestOptions, Transport } from '../transport.ts'",
    "import type { FileContent } from '../files.ts'",
    `import type { ${[...used].toSorted().join(', ')} } from './models.ts'\n`,
    ...classes,
  ].join('\n')
}

function signature({ pathFields, input }: Operation) {
  return [
    ...pathFields.map((name) => `${name}: string`),
    ...(input
      ? [`${input.in === 'query' ? 'query' : 'request'}: ${input.type.name}${input.isRequired ? '' : ' = {}'}`]
      : []),
    'options: RequestOptions = {}',
  ].join(', ')
}

function call({ method: http, path, pathFields, input }: Operation) {
  const parts = [
    `method: '${http}'`,
    `path: '${path}'`,
    ...(pathFields.length > 0 ? [`pathFields: { ${pathFields.join(', ')} }`] : []),
    ...(input
      ? [{ query: 'query: { ...query }', json: 'json: request', multipart: 'form: { ...request }' }[input.in]]
      : []),
    'options',
  ]
  return `{ ${parts.join(', ')} }`
}

function method(operation: Operation, note: (type: Type) => string) {
  const [type, body] = answer(operation, note)
  return `${doc(about(operation), '  ')}  async ${operation.name}(${signature(operation)}): Promise<${type}> {
    ${body}
  }
`
}

/** What a method returns, and how. */
function answer(operation: Operation, note: (type: Type) => string): [type: string, body: string] {
  const { result } = operation
  if (result.kind === 'none') return ['void', `await this.transport.empty(${call(operation)})`]
  if (result.kind === 'file') return ['FileContent', `return await this.transport.file(${call(operation)})`]
  if (result.kind === 'list') {
    const type = `${note(result.items)}[]`
    return [type, `return (await this.transport.json<{ data: ${type} }>(${call(operation)})).data`]
  }
  const type = result.kind === 'page' ? (result.page ?? `Page<${note(result.items)}>`) : note(result.type)
  return [type, `return await this.transport.json<${type}>(${call(operation)})`]
}

/** The iteration over all pages. */
function all_(operation: Operation, note: (type: Type) => string) {
  const { result, allName, pathFields, input, name } = operation
  if (result.kind !== 'page' || !allName || !input) return []
  const variable = input.in === 'query' ? 'query' : 'request'
  const parameters = [
    ...pathFields.map((each) => `${each}: string`),
    `${variable}: Omit<${input.type.name}, 'cursor'>${input.isRequired ? '' : ' = {}'}`,
    'options: RequestOptions = {}',
  ]
  const next = [...pathFields, `{ ...${variable}, cursor }`, 'options'].join(', ')
  return [
    `${doc(`${operation.summary}: the entries of all pages, which are requested one after the other.`, '  ')}  ${allName}(${parameters.join(', ')}): AsyncGenerator<${note(result.items)}, void, undefined> {
    return eachItem((cursor) => this.${name}(${next}))
  }
`,
  ]
}

function doc(text: string | null, indent = '') {
  if (!text) return ''
  const lines = wrap(text.replaceAll('*/', '*\\/'), 110)
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`
}
