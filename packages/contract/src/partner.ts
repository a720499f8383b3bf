import document from './generated/partner.json' with { type: 'json' }
import type { components, operations } from './generated/partner-types.ts'

/** The bundled contract for partners. */
export const partnerContract = document

export type PartnerSchemas = components['schemas']
/** Operations that partners call; what a partner receives is in the contract too, and no operation of the API. */
export type PartnerOperationId = Exclude<keyof operations, 'receiveEvent'>

type Json<T> = T extends { content: infer C } ? C[keyof C] : never
type Parameters<Id extends PartnerOperationId, In extends string> = operations[Id] extends { parameters: infer P }
  ? In extends keyof P
    ? NonNullable<P[In]>
    : object
  : never
type Responses<Id extends PartnerOperationId> = operations[Id] extends { responses: infer R } ? R : never

/** What a handler returns: the body of the answer of success. */
export type PartnerReply<Id extends PartnerOperationId> = {
  [Status in keyof Responses<Id>]: Status extends 200 | 201 | 202 ? Json<Responses<Id>[Status]> : never
}[keyof Responses<Id>]
export type PartnerBody<Id extends PartnerOperationId> = operations[Id] extends { requestBody: infer B }
  ? Json<B>
  : undefined
export type PartnerPath<Id extends PartnerOperationId> = Parameters<Id, 'path'>
export type PartnerQuery<Id extends PartnerOperationId> = Parameters<Id, 'query'>
