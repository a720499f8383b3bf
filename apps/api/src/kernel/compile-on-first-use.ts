import AjvCompiler, { type BuildCompilerFromPool } from '@fastify/ajv-compiler'
import SerializerSelector from '@fastify/fast-json-stringify-compiler'
import type { FastifyServerOptions } from 'fastify'

/** A JSON schema that is put together when it is first needed. */
export class DeferredSchema {
  constructor(readonly resolve: () => object) {}
}

type CompilersFactory = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>
type Definition = { schema?: unknown }
type Validator = ((data: unknown) => unknown) & { errors?: unknown }

/**
 * Fastify's own validators and serializers, each compiled by the first request that needs it. Compiling those of all
 * operations at the start takes seconds and grows with the contract; a process uses few of them.
 */
export function compileOnFirstUse(): CompilersFactory {
  const validators = AjvCompiler()
  const serializers = SerializerSelector()
  const buildValidator: BuildCompilerFromPool = (externalSchemas, options) => {
    const compile = validators(externalSchemas, options)
    const compileLater = (definition: Definition) => {
      let compiled: Validator | undefined
      const validate: Validator = (data) => {
        compiled ??= compile(resolved(definition)) as Validator
        const isValid = compiled(data)
        // Fastify reads the errors from the function that it was given.
        validate.errors = compiled.errors
        return isValid
      }
      return validate
    }
    // Declared for a bare schema, called with the definition of a part of a route.
    return compileLater as ReturnType<BuildCompilerFromPool>
  }
  return {
    buildValidator,
    buildSerializer: (externalSchemas, options) => {
      const compile = serializers(externalSchemas, options)
      return (definition) => {
        let serialize: ReturnType<typeof compile> | undefined
        return (result) => (serialize ??= compile(resolved(definition)))(result)
      }
    },
  }
}

const resolved = <Own extends Definition>(definition: Own): Own =>
  definition.schema instanceof DeferredSchema ? { ...definition, schema: definition.schema.resolve() } : definition
