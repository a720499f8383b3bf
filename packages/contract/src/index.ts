import document from './generated/contract.json' with { type: 'json' }
import type { components, operations } from './generated/types.ts'

/** The bundled document: the one source of routes, validation, types and hooks. */
export const contract = document

export type Schemas = components['schemas']
export type OperationId = keyof operations

type Json<T> = T extends { content: infer C } ? C[keyof C] : never
type Parameters<Id extends OperationId, In extends string> = operations[Id] extends { parameters: infer P }
  ? In extends keyof P
    ? NonNullable<P[In]>
    : object
  : never

/** What a handler returns: `data`, without the envelope. */
export type Reply<Id extends OperationId> = operations[Id] extends { responses: { 200: infer R } } ? Json<R> : never
export type Body<Id extends OperationId> = operations[Id] extends { requestBody: infer B }
  ? Json<B>
  : operations[Id] extends { requestBody?: infer B }
    ? Json<NonNullable<B>> | null | undefined
    : undefined
export type Path<Id extends OperationId> = Parameters<Id, 'path'>
export type Query<Id extends OperationId> = Parameters<Id, 'query'>
