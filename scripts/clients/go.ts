import {
  about,
  pascal,
  wrap,
  type EnumType,
  type Field,
  type Model,
  type ObjectType,
  type Operation,
  type Type,
} from './model.ts'

const head = '// Code generated from the contract of the partner API. DO NOT EDIT.\n\npackage markwright\n'

/** The files of the Go client, by their names. They are as gofmt leaves them. */
export function goFiles(model: Model): Record<string, string> {
  return { 'generated_models.go': models(model), 'generated_operations.go': operations(model) }
}

function models({ version, objects, enums }: Model) {
  return [
    head,
    `// Version of this client; its first two numbers are those of the contract.\nconst Version = "${version}"\n`,
    `// Page is a page of a list.
type Page[T any] struct {
	Data []T \`json:"data"\`

	Total int \`json:"total"\`

	// Where the next page begins; nil after the last.
	NextCursor *string \`json:"nextCursor"\`
}
`,
    ...enums.map(enumeration),
    ...objects.map(object),
  ].join('\n')
}

function enumeration({ name, description, values }: EnumType) {
  const constants = values.map(
    (value) =>
      `${name}${value
        .split(/[^A-Za-z0-9]/)
        .map(pascal)
        .join('')}`,
  )
  const width = Math.max(...constants.map((each) => each.length))
  const rows = values.map((value, index) => `\t${constants[index]!.padEnd(width)} ${name} = "${value}"\n`)
  const text = description
    ? `${name}: ${description}`
    : `${name} is one of the values below; a later version may add some.`
  return `${doc(text)}type ${name} string\n\n// Values of ${name}.\nconst (\n${rows.join('')})\n`
}

const object = ({ name, description, fields, isInput }: ObjectType) =>
  `${doc(`${name}: ${description ?? `\`${name}\` of the contract.`}`)}type ${name} struct {\n${fields
    .map((each) => field(each, isInput))
    .join('\n')}}\n`

function field({ name, description, type, isNullable, isRequired }: Field, isInput: boolean) {
  const plain = typeName(type)
  const isScalar = !plain.startsWith('[]') && !plain.startsWith('map')
  const isPointer = isScalar && (isInput ? !isRequired && type.kind === 'object' : isNullable || !isRequired)
  const tag = type.kind === 'file' ? '-' : `${name}${isRequired || !isInput ? '' : ',omitempty'}`
  return `${description ? doc(description, '\t') : ''}\t${goName(name)} ${isPointer ? '*' : ''}${plain} \`json:"${tag}"\`\n`
}

function typeName(type: Type): string {
  switch (type.kind) {
    case 'string':
    case 'choice':
      return 'string'
    case 'integer':
      return 'int'
    case 'number':
      return 'float64'
    case 'boolean':
      return 'bool'
    case 'any':
      return 'map[string]any'
    case 'file':
      return 'FileInput'
    case 'enum':
    case 'object':
      return type.name
    case 'array':
      return `[]${typeName(type.items)}`
  }
}

function operations({ resources }: Model) {
  const services = resources.map(
    ({ name, description, operations: all }) => `// ${pascal(name)}Service: ${description}
type ${pascal(name)}Service struct{ client *Client }
${all.map((operation) => `\n${method(operation)}${all_(operation)}`).join('')}`,
  )
  return [head, `import (\n\t"context"\n\t"iter"\n)\n`, ...services].join('\n')
}

const parameters = ({ pathFields, input }: Operation) =>
  [
    'ctx context.Context',
    ...(pathFields.length > 0 ? [`${pathFields.join(', ')} string`] : []),
    ...(input ? [`${input.in === 'query' ? 'query' : 'request'} ${input.type.name}`] : []),
    'options ...RequestOption',
  ].join(', ')

function method(operation: Operation) {
  const { resource, name, method: http, path, pathFields, input, result } = operation
  const file = input?.type.fields.find(({ type }) => type.kind === 'file')
  const parts = [
    `method: "${http}"`,
    `path: "${path}"`,
    ...(pathFields.length > 0 ? [`pathFields: []string{${pathFields.join(', ')}}`] : []),
    ...(input?.in === 'query' ? ['query: query'] : []),
    ...(input?.in === 'json' ? ['json: request'] : []),
    ...(input?.in === 'multipart' ? [`form: request, file: &request.${goName(file!.name)}`] : []),
    'options: options',
  ]
  const [type, send] = ((): [string, string] => {
    switch (result.kind) {
      case 'none':
        return ['error', 'sendEmpty']
      case 'file':
        return ['(*FileContent, error)', 'sendForFile']
      case 'list':
        return [`([]${typeName(result.items)}, error)`, `sendForData[${typeName(result.items)}]`]
      case 'page':
      case 'json': {
        const name = result.kind === 'json' ? typeName(result.type) : (result.page ?? `Page[${typeName(result.items)}]`)
        return [`(*${name}, error)`, `sendForJSON[${name}]`]
      }
    }
  })()
  return `${doc(`${pascal(name)}: ${about(operation)}`)}func (s *${pascal(resource)}Service) ${pascal(name)}(${parameters(operation)}) ${type} {
	return ${send}(ctx, s.client, call{${parts.join(', ')}})
}
`
}

/** The iteration over all pages. */
function all_(operation: Operation) {
  const { resource, name, allName, pathFields, input, result } = operation
  if (result.kind !== 'page' || !allName || !input) return ''
  const variable = input.in === 'query' ? 'query' : 'request'
  const items = typeName(result.items)
  return `
// ${pascal(allName)} iterates over the entries of all pages of ${pascal(name)}, which are requested one after the other.
func (s *${pascal(resource)}Service) ${pascal(allName)}(${parameters(operation)}) iter.Seq2[${items}, error] {
	return eachItem(func(cursor string) ([]${items}, *string, error) {
		${variable}.Cursor = cursor
		page, err := s.${pascal(name)}(${['ctx', ...pathFields, variable, 'options...'].join(', ')})
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}
`
}

/** An exported name, with initialisms as Go has them. */
const goName = (name: string) =>
  pascal(name).replace(/(Id|Url)(s?)$/, (_, word: string, plural: string) => word.toUpperCase() + plural)

function doc(text: string, indent = '') {
  return wrap(text, 110)
    .map((line) => `${indent}// ${line}\n`)
    .join('')
}
