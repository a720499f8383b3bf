import {
  about,
  pascal,
  wrap,
  type EnumType,
  type Field,
  type Model,
  type ObjectType,
  type Operation,
  type Resource,
  type Type,
} from './model.ts'

const head = '// Generated from the contract of the partner API. Do not edit.\n'
const keywords = new Set(
  'abstract assert boolean break byte case catch char class const continue default do double else enum extends final finally float for goto if implements import instanceof int interface long native new package private protected public return short static strictfp super switch synchronized this throw throws transient try void volatile while'.split(
    ' ',
  ),
)

/** The files of the Java client, by their paths below its package. */
export function javaFiles(model: Model): Record<string, string> {
  return {
    'model/ApiVersion.java': `${head}package alt.markwright.client.model;

/** Version of this client; its first two numbers are those of the contract. */
public final class ApiVersion {
    /** Such as {@code ${model.version}}. */
    public static final String VALUE = "${model.version}";

    private ApiVersion() {}
}
`,
    ...Object.fromEntries(model.enums.map((each) => [`model/${each.name}.java`, enumeration(each)])),
    ...Object.fromEntries(model.objects.map((each) => [`model/${each.name}.java`, record(each)])),
    ...Object.fromEntries(model.resources.map((each) => [`api/${pascal(each.name)}Api.java`, resource(each)])),
  }
}

function enumeration({ name, description, values }: EnumType) {
  const constants = values.map(
    (value) =>
      `    /** {@code ${value}}. */\n    public static final String ${value
        .replaceAll(/[^A-Za-z0-9]+/g, '_')
        .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
        .toUpperCase()} = "${value}";\n`,
  )
  return `${head}package alt.markwright.client.model;

${doc(description ?? `Values of \`${name}\`; a later version may add some.`)}public final class ${name} {
${constants.join('\n')}
    private ${name}() {}
}
`
}

function record({ name, description, fields, isInput }: ObjectType) {
  const params = fields.map(
    ({ name: field, description: text }) =>
      `@param ${java(field)} ${text ?? `the field \`${field}\` of the contract.`}`,
  )
  const components = fields.map((each) => `        ${componentType(each)} ${java(each.name)}`)
  const usesList = fields.some(({ type }) => type.kind === 'array')
  const usesMap = fields.some(({ type }) => type.kind === 'any')
  const imports = [
    ...(fields.some(({ type }) => type.kind === 'file') ? ['import alt.markwright.client.FileInput;'] : []),
    ...(usesList ? ['import java.util.List;'] : []),
    ...(usesMap ? ['import java.util.Map;'] : []),
  ]
  return `${head}package alt.markwright.client.model;

${imports.length > 0 ? `${imports.join('\n')}\n\n` : ''}${doc(description ?? `\`${name}\` of the contract.`, '', params)}public record ${name}(
${components.join(',\n')}) {
${isInput ? builder(name, fields) : ''}}
`
}

function builder(name: string, fields: Field[]) {
  const names = fields.map((each) => java(each.name))
  const hasCursor = names.includes('cursor')
  return `    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }
${
  hasCursor
    ? `
    /** The same with another cursor. */
    public ${name} withCursor(String cursor) {
        return new ${name}(${names.join(', ')});
    }
`
    : ''
}
    /** Makes a {@link ${name}}. */
    public static final class Builder {
${fields.map((each) => `        private ${componentType(each)} ${java(each.name)};\n`).join('')}
        private Builder() {}

${fields
  .map(
    (each) => `        /** Sets {@code ${each.name}}. */
        public Builder ${java(each.name)}(${componentType(each)} value) {
            this.${java(each.name)} = value;
            return this;
        }

`,
  )
  .join('')}        /** What was set. */
        public ${name} build() {
            return new ${name}(${names.join(', ')});
        }
    }
`
}

/** What may be absent is boxed, so that it can be null. */
function componentType({ type, isNullable, isRequired }: Field) {
  return isRequired && !isNullable ? (primitives[type.kind] ?? typeName(type)) : typeName(type)
}

const primitives: Record<string, string> = { integer: 'int', number: 'double', boolean: 'boolean' }

function typeName(type: Type): string {
  switch (type.kind) {
    case 'integer':
      return 'Integer'
    case 'number':
      return 'Double'
    case 'boolean':
      return 'Boolean'
    case 'any':
      return 'Map<String, Object>'
    case 'file':
      return 'FileInput'
    case 'object':
      return type.name
    case 'array':
      return `List<${typeName(type.items)}>`
    default:
      return 'String'
  }
}

function resource({ name, description, operations }: Resource) {
  const body = operations.flatMap((operation) => [...methods(operation), ...all_(operation)]).join('\n')
  const imports = [
    'FileContent',
    'Page',
    'RequestOptions',
    'internal.Call',
    'internal.Pages',
    'internal.Transport',
  ].filter(
    (each) =>
      each.endsWith('Call') || new RegExp(String.raw`\b${each.replace('internal.', '')}\b`).test(`${body} Transport`),
  )
  const models = /(List|Page|Iterable)<[A-Z]|(\b[A-Z]\w+) (request|query)\b|json\(/.test(body) ? ['model.*'] : []
  return `${head}package alt.markwright.client.api;

${[...imports, ...models].map((each) => `import alt.markwright.client.${each};\n`).join('')}import java.util.List;
import java.util.Map;

${doc(description)}public class ${pascal(name)}Api {
    /** Signs, sends and repeats calls. */
    protected final Transport transport;

    /** Made by the client. */
    public ${pascal(name)}Api(Transport transport) {
        this.transport = transport;
    }

${body}}
`
}

function methods(operation: Operation): string[] {
  const { name, method: http, path, pathFields, input, result } = operation
  const variable = input?.in === 'query' ? 'query' : 'request'
  const isPost = http === 'POST'
  const map =
    pathFields.length > 0 ? `Map.of(${pathFields.map((each) => `"${each}", ${each}`).join(', ')})` : 'Map.of()'
  const call = `new Call("${http}", "${path}", ${map}, Call.In.${input ? input.in.toUpperCase() : 'NONE'}, ${
    input ? variable : 'null'
  }, ${isPost ? 'options' : 'RequestOptions.NONE'})`
  const [type, send] = ((): [string, string] => {
    switch (result.kind) {
      case 'none':
        return ['void', `transport.empty(${call})`]
      case 'file':
        return ['FileContent', `return transport.file(${call})`]
      case 'list':
        return [`List<${typeName(result.items)}>`, `return transport.list(${call}, ${typeName(result.items)}.class)`]
      case 'json':
        return [typeName(result.type), `return transport.json(${call}, ${typeName(result.type)}.class)`]
      case 'page':
        return result.page
          ? [result.page, `return transport.json(${call}, ${result.page}.class)`]
          : [`Page<${typeName(result.items)}>`, `return transport.page(${call}, ${typeName(result.items)}.class)`]
    }
  })()
  const path_ = pathFields.map((each) => `String ${each}`)
  const whole = [
    ...path_,
    ...(input ? [`${input.type.name} ${variable}`] : []),
    ...(isPost ? ['RequestOptions options'] : []),
  ]
  const text = doc(about(operation), '    ')
  const returns = type === 'void' ? '' : 'return '
  const of = (parameters: string[], body: string) =>
    `${text}    public ${type} ${name}(${parameters.join(', ')}) {\n        ${body};\n    }\n`
  const given = [...pathFields, ...(input ? [variable] : [])]
  return [
    of(whole, send),
    ...(isPost ? [of(whole.slice(0, -1), `${returns}${name}(${[...given, 'RequestOptions.NONE'].join(', ')})`)] : []),
    ...(input?.in === 'query' && !input.isRequired
      ? [of(path_, `${returns}${name}(${[...pathFields, `${input.type.name}.builder().build()`].join(', ')})`)]
      : []),
  ]
}

/** The iteration over all pages. */
function all_(operation: Operation): string[] {
  const { name, allName, pathFields, input, result, summary } = operation
  if (result.kind !== 'page' || !allName || !input) return []
  const variable = input.in === 'query' ? 'query' : 'request'
  const items = typeName(result.items)
  const parameters = [...pathFields.map((each) => `String ${each}`), `${input.type.name} ${variable}`]
  const next = [...pathFields, `${variable}.withCursor(cursor)`].join(', ')
  return [
    `${doc(`${summary}: the entries of all pages, which are requested one after the other.`, '    ')}    public Iterable<${items}> ${allName}(${parameters.join(', ')}) {
        return Pages.each(cursor -> {
            var page = ${name}(${next});
            return new Pages.Part<>(page.data(), page.nextCursor());
        });
    }
`,
  ]
}

const java = (name: string) => (keywords.has(name) ? `${name}_` : name)

function doc(text: string, indent = '', tags: string[] = []) {
  const safe = (line: string) =>
    line
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('*/', '*&#47;')
      .replaceAll('@', '&#64;')
      .replaceAll(/`([^`]*)`/g, '{@code $1}')
  const lines = wrap(text, 105).map(safe)
  const more = tags.map((tag) => `@param ${safe(tag.slice('@param '.length)).replaceAll('\n', ' ')}`)
  if (lines.length === 1 && more.length === 0) return `${indent}/** ${lines[0]} */\n`
  const all = [...lines, ...(more.length > 0 ? ['', ...more] : [])]
  return `${indent}/**\n${all.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`
}
