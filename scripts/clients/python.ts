import {
  about,
  objectsIn,
  pascal,
  snake,
  wrap,
  type EnumType,
  type Field,
  type Model,
  type Operation,
  type Type,
} from './model.ts'

const head = '"""Generated from the contract of the partner API. Do not edit."""\n'
const keywords = new Set(['class', 'from', 'global', 'import', 'in', 'is', 'not', 'or', 'and', 'with', 'def', 'pass'])

/** The files of the Python client, by their names. */
export function pythonFiles(model: Model): Record<string, string> {
  return { '__init__.py': head, 'models.py': models(model), 'resources.py': resources(model) }
}

/** Requests are arguments of a method, so what a request is made of is a class only where it is within another. */
function models({ version, objects, enums, resources }: Model) {
  const requests = new Set(
    resources.flatMap(({ operations }) => operations.flatMap(({ input }) => input?.type.name ?? [])),
  )
  for (const { fields } of objects)
    for (const { type } of fields) for (const name of objectsIn(type)) requests.delete(name)
  return [
    head,
    `from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, Literal, TypeVar

VERSION = "${version}"
"""Version of this client; its first two numbers are those of the contract."""

T = TypeVar("T")


@dataclass(frozen=True, kw_only=True)
class Page(Generic[T]):
    """A page of a list."""

    data: list[T]
    total: int
    next_cursor: str | None
    """Where the next page begins; None after the last."""
`,
    ...enums.map(alias),
    ...objects
      .filter(({ name }) => !requests.has(name))
      .map(({ name, description, fields, isInput }) => {
        const wires = fields.filter((each) => python(each.name) !== each.name)
        // Fields with a default come last in what a reader sees, too.
        const ordered = fields.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired))
        return `
@dataclass(frozen=True, kw_only=True)
class ${name}:
${doc(description ?? `\`${name}\` of the contract.`, '    ')}
    WIRE_NAMES: ClassVar[dict[str, str]] = {${wires.map((each) => `"${python(each.name)}": "${each.name}"`).join(', ')}}
${ordered.map((each) => attribute(each, isInput)).join('')}`
      }),
  ].join('\n')
}

const alias = ({ name, description, values }: EnumType) =>
  `\n${name} = Literal[${values.map((value) => `"${value}"`).join(', ')}]\n${
    description ? doc(description, '') : ''
  }`.trimEnd() + '\n'

function attribute({ name, description, type, isNullable, isRequired }: Field, isInput: boolean) {
  const hint = `${typeName(type, isInput)}${isNullable || !isRequired ? ' | None' : ''}`
  return `    ${python(name)}: ${hint}${isRequired ? '' : ' = None'}\n${description ? doc(description, '    ') : ''}`
}

/** What comes from the API may have values that a later version adds. */
function typeName(type: Type, isInput: boolean, prefix = ''): string {
  switch (type.kind) {
    case 'string':
      return 'str'
    case 'integer':
      return 'int'
    case 'number':
      return 'float'
    case 'boolean':
      return 'bool'
    case 'any':
      return 'dict[str, Any]'
    case 'file':
      return 'FileInput'
    case 'choice':
      return isInput ? `Literal[${type.values.map((value) => `"${value}"`).join(', ')}]` : 'str'
    case 'enum':
      return isInput ? `${prefix}${type.name}` : 'str'
    case 'object':
      return `${prefix}${type.name}`
    case 'array':
      return `${isInput && prefix ? 'Sequence' : 'list'}[${typeName(type.items, isInput, prefix)}]`
  }
}

function resources({ resources: all }: Model) {
  return [
    head,
    `from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from .._files import FileContent, FileInput
from .._paging import each_item
from .._transport import Call, Transport
from . import models
`,
    ...all.map(
      ({ name, description, operations }) => `
class ${pascal(name)}Api:
${doc(description, '    ')}
    def __init__(self, transport: Transport) -> None:
        self._transport = transport
${operations.map((operation) => `\n${method(operation)}${all_(operation)}`).join('')}`,
    ),
  ].join('\n')
}

function parameters({ pathFields, input, method: http }: Operation, without: string | null = null) {
  const fields = (input?.type.fields ?? [])
    .filter(({ name }) => name !== without)
    .toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired))
  const keywordOnly = [
    ...fields.map((field) => {
      const hint = typeName(field.type, true, 'models.')
      return field.isRequired ? `${python(field.name)}: ${hint}` : `${python(field.name)}: ${hint} | None = None`
    }),
    ...(http === 'POST' && without === null ? ['idempotency_key: str | None = None'] : []),
    'timeout: float | None = None',
  ]
  const lines = ['self', ...pathFields.map((name) => `${python(name)}: str`), '*', ...keywordOnly]
  return lines.map((line) => `        ${line},\n`).join('')
}

function method(operation: Operation) {
  const { name, method: http, path, pathFields, input, result } = operation
  const fields = (input?.type.fields ?? []).map((field) => `"${field.name}": ${python(field.name)}`)
  const parts = [
    `"${http}"`,
    `"${path}"`,
    ...(pathFields.length > 0
      ? [`path_fields={${pathFields.map((each) => `"${each}": ${python(each)}`).join(', ')}}`]
      : []),
    ...(input ? [`${{ json: 'json', query: 'query', multipart: 'form' }[input.in]}={${fields.join(', ')}}`] : []),
    ...(http === 'POST' ? ['idempotency_key=idempotency_key'] : []),
    'timeout=timeout',
  ]
  const call = `Call(\n${parts.map((part) => `            ${part},\n`).join('')}        )`
  const [type, body] = ((): [string, string] => {
    switch (result.kind) {
      case 'none':
        return ['None', 'self._transport.empty(call)']
      case 'file':
        return ['FileContent', 'return self._transport.file(call)']
      case 'list': {
        const type = `list[${typeName(result.items, false, 'models.')}]`
        return [type, `return self._transport.data(call, ${type})`]
      }
      case 'page':
      case 'json': {
        const type =
          result.kind === 'json'
            ? typeName(result.type, false, 'models.')
            : result.page
              ? `models.${result.page}`
              : `models.Page[${typeName(result.items, false, 'models.')}]`
        return [type, `return self._transport.json(call, ${type})`]
      }
    }
  })()
  return `    def ${python(name)}(
${parameters(operation)}    ) -> ${type}:
${doc(about(operation), '        ')}        call = ${call}
        ${body}
`
}

/** The iteration over all pages. */
function all_(operation: Operation) {
  const { name, allName, input, pathFields, result, summary } = operation
  if (result.kind !== 'page' || !allName || !input) return ''
  const given = [
    ...pathFields.map(python),
    ...input.type.fields.map(({ name: field }) =>
      field === 'cursor' ? 'cursor=cursor' : `${python(field)}=${python(field)}`,
    ),
    'timeout=timeout',
  ]
  return `
    def ${python(allName)}(
${parameters(operation, 'cursor')}    ) -> Iterator[${typeName(result.items, false, 'models.')}]:
${doc(`${summary}: the entries of all pages, which are requested one after the other.`, '        ')}        return each_item(
            lambda cursor: self.${python(name)}(
${given.map((each) => `                ${each},\n`).join('')}            )
        )
`
}

function python(name: string) {
  const snaked = snake(name)
  return keywords.has(snaked) ? `${snaked}_` : snaked
}

function doc(text: string, indent: string) {
  const lines = wrap(text.replaceAll('\\', '\\\\'), 100 - indent.length)
  if (lines.length === 1) return `${indent}"""${lines[0]}"""\n`
  return `${indent}"""${lines.join(`\n${indent}`)}\n${indent}"""\n`
}
