import { contract, type OperationId } from '@markwright/contract'
import { isStaffPermission, type StaffPermission } from '@markwright/domain/people/staff-permissions'
import type { HTTPMethods } from 'fastify'
import { DeferredSchema } from './compile-on-first-use.ts'

/* eslint-disable typescript/no-explicit-any -- the document is data whose shape OpenAPI defines, not TypeScript. */

/** Whose credentials an operation requires; `isOptional` where it also serves those who have none. */
export type Security = {
  scheme: 'bearer' | 'staffBearer' | 'basicClient' | null
  isOptional: boolean
  /** Downloads, which a browser also requests without script. */
  acceptsCookie: boolean
}

export type Operation<Id extends string = OperationId> = {
  id: Id
  method: HTTPMethods
  url: string
  bare: boolean
  /** The handler reads the body as it came: what is signed must not be written anew. */
  isRaw: boolean
  security: Security
  /** What staff must be permitted; null of an operation that is not for staff. */
  permission: StaffPermission | null
  definition: any
  /** What references lead to. */
  components: any
}

type AnyOperation = Operation<string>

/** A bundled document of OpenAPI. */
export type ContractDocument = { paths: object; components: object }

/**
 * Every operation of a contract by its id.
 * @throws where an operation of staff names no permission, or one that nobody can have.
 */
export function indexOperations<Id extends string = OperationId>({
  paths,
  components,
}: ContractDocument = contract): Map<Id, Operation<Id>> {
  const found = new Map<Id, Operation<Id>>()
  for (const [path, item] of Object.entries<any>(paths)) {
    const { parameters: shared = [], ...methods } = item
    for (const [method, operation] of Object.entries<any>(methods)) {
      const parameters = [...shared, ...(operation.parameters ?? [])].map((parameter) =>
        dereference(parameter, components),
      )
      found.set(operation.operationId, {
        id: operation.operationId,
        method: method.toUpperCase(),
        url: routeOf(path),
        bare: operation['x-envelope'] === 'none',
        isRaw: operation['x-raw-body'] === true,
        security: securityOf(method, operation),
        permission: permissionOf(operation),
        definition: { ...operation, parameters },
        components,
      })
    }
  }
  return found
}

/** A path as Fastify writes it; a parameter within a segment, as in `getOrder{product}Page`, has letters only. */
const routeOf = (path: string): string =>
  path.replaceAll(/(?<=\/)\{(\w+)\}(?=\/|$)/g, ':$1').replaceAll(/\{(\w+)\}/g, ':$1(^[A-Za-z]+)')

function securityOf(method: string, operation: any): Security {
  const alternatives: object[] = operation.security ?? []
  const [scheme] = alternatives.flatMap((alternative) => Object.keys(alternative))
  return {
    scheme: (scheme as Security['scheme']) ?? null,
    isOptional: alternatives.some((alternative) => Object.keys(alternative).length === 0),
    acceptsCookie: method === 'get' && isDownload(operation),
  }
}

function permissionOf(operation: any): StaffPermission | null {
  const isForStaff = (operation.security ?? []).some((alternative: object) => 'staffBearer' in alternative)
  if (!isForStaff) return null
  const permission: unknown = operation['x-permission']
  if (!isStaffPermission(permission)) throw new Error(`${operation.operationId} names no permission of staff`)
  return permission
}

const isDownload = (operation: any) =>
  Object.values<any>(operation.responses['200']?.content ?? {}).some(({ schema }) => schema.format === 'binary')

/** Whether an operation can do without a body. */
export const isBodyOptional = ({ definition, components }: AnyOperation): boolean =>
  !dereference(definition.requestBody, components)?.required

/** Whether success has no content. */
export const isEmptyResult = ({ definition }: AnyOperation): boolean => !('200' in definition.responses)

/** Content types that an operation's body may have. */
export function bodyTypes({ definition, components }: AnyOperation): string[] {
  return Object.keys(dereference(definition.requestBody, components)?.content ?? {})
}

/** Content types of success, such as `application/pdf` or `image/*`. */
export function answerTypes({ definition, components }: AnyOperation): string[] {
  return Object.keys(dereference(definition.responses['200'], components)?.content ?? {})
}

/** JSON schema of what a handler returns, for one status; undefined where that is no JSON. */
export function answerSchema(operation: AnyOperation, status: number): any {
  const schema = unresolvedAnswerSchema(operation, String(status))
  return schema && resolve(schema, operation.components)
}

const unresolvedAnswerSchema = ({ definition, components }: AnyOperation, status: string): any =>
  dereference(definition.responses[status], components)?.content?.['application/json']?.schema

/** The schemas by which Fastify validates requests and serialises answers, each resolved when it is first needed. */
export function routeSchema(operation: AnyOperation) {
  const { definition, bare, components } = operation
  const parametersIn = (place: string) => {
    const own = definition.parameters.filter((parameter: any) => parameter.in === place)
    if (own.length === 0) return undefined
    return new DeferredSchema(() => ({
      type: 'object',
      required: own.filter((parameter: any) => parameter.required).map((parameter: any) => parameter.name),
      properties: Object.fromEntries(
        own.map((parameter: any) => [parameter.name, resolve(parameter.schema, components)]),
      ),
    }))
  }
  const params = parametersIn('path')
  const querystring = parametersIn('query')
  const content: Record<string, any> = dereference(definition.requestBody, components)?.content ?? {}
  // The parts of a form with files are read one by one.
  const isForm = 'multipart/form-data' in content
  const body = isForm ? undefined : Object.values(content)[0]?.schema
  const jsonBesideForm = isForm ? content['application/json']?.schema : undefined
  const response = Object.fromEntries(
    Object.keys(definition.responses)
      .filter((status) => /^\d+$/.test(status) && unresolvedAnswerSchema(operation, status))
      .map((status) => {
        const result = () => answerSchema(operation, Number(status))
        return [status, new DeferredSchema(bare ? result : () => envelope(result()))]
      }),
  )
  return {
    ...(params && { params }),
    ...(querystring && { querystring }),
    ...(body && {
      body: new DeferredSchema(() =>
        isBodyOptional(operation) ? orNothing(resolve(body, components)) : resolve(body, components),
      ),
    }),
    ...(jsonBesideForm && {
      body: {
        content: { 'application/json': { schema: new DeferredSchema(() => resolve(jsonBesideForm, components)) } },
      },
    }),
    response,
  }
}

/** How large a body may be where that is more than the application's own limit. */
export const bodyLimit = ({ definition }: AnyOperation): { bodyLimit?: number } =>
  definition['x-body-bytes'] ? { bodyLimit: definition['x-body-bytes'] } : {}

/** Objects that list their properties may have no others. */
export function closed(schema: any): any {
  if (Array.isArray(schema)) return schema.map(closed)
  if (schema === null || typeof schema !== 'object') return schema
  const own = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]))
  return own['properties'] && own['additionalProperties'] === undefined ? { ...own, additionalProperties: false } : own
}

const orNothing = (schema: any) => ({ ...schema, type: [schema.type, 'null'] })

function envelope(data: any) {
  return {
    type: 'object',
    required: ['code', 'msg', 'data', 'ok'],
    properties: {
      code: { type: 'integer' },
      msg: { type: ['string', 'null'] },
      data,
      ok: { type: 'boolean' },
    },
  }
}

/**
 * References replaced by what they refer to: as shared schemas, Fastify would compile each of them again for every
 * route.
 * @throws where a schema refers to itself; the first one that must will have to be shared.
 */
function resolve(schema: any, components: any, within: string[] = []): any {
  if (Array.isArray(schema)) return schema.map((item) => resolve(item, components, within))
  if (schema === null || typeof schema !== 'object') return schema
  if (typeof schema.$ref === 'string') {
    if (within.includes(schema.$ref)) throw new Error(`${schema.$ref} refers to itself`)
    return resolve(dereference(schema, components), components, [...within, schema.$ref])
  }
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, resolve(value, components, within)]))
}

function dereference(node: any, components: any): any {
  if (typeof node?.$ref !== 'string') return node
  const [kind, name] = node.$ref.replace('#/components/', '').split('/')
  const found = components[kind]?.[name]
  if (!found) throw new Error(`${node.$ref} leads nowhere`)
  return found
}
