import type { z } from 'zod'

/** A kind of export; `request` is what its exporter needs, as the order stores it. */
export type ExportKind<Name extends string = string, Schema extends z.ZodType = z.ZodType> = {
  name: Name
  request: Schema
}

export const defineExport = <const Name extends string, Schema extends z.ZodType>(kind: ExportKind<Name, Schema>) =>
  kind

export type ExportRequest<Kind extends ExportKind> = z.output<Kind['request']>
