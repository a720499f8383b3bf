/** Bundles the contracts of the site and of partners, and derives the types of both and the wire form of the site's. */
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { bundle, createConfig } from '@redocly/openapi-core'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'

const out = new URL('../src/generated/', import.meta.url)

const contract = await bundled('openapi.yaml')
const partner = await bundled('partner/openapi.yaml')

await mkdir(out, { recursive: true })
await writeFile(new URL('contract.json', out), json(contract))
await writeFile(new URL('contract.wire.json', out), json(wrapResults(contract)))
await writeFile(new URL('partner.json', out), json(partner))
await writeFile(new URL('types.ts', out), await typesOf(contract))
await writeFile(new URL('partner-types.ts', out), await typesOf(partner))

async function bundled(path: string): Promise<OpenAPI3> {
  const ref = fileURLToPath(new URL(`../../../openapi/${path}`, import.meta.url))
  const { bundle: found, problems } = await bundle({ ref, config: await createConfig({}) })
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'))
  return found.parsed as OpenAPI3
}

async function typesOf(document: OpenAPI3): Promise<string> {
  const types = astToString(await openapiTS(structuredClone(document), { alphabetize: true }))
  return `// Generated from openapi/ by \`npm run gen\`. Do not edit.\n${types}`
}

function json(value: unknown) {
  return `${JSON.stringify(value, null, 2)}\n`
}

/* eslint-disable typescript/no-explicit-any -- a bundled document is data. */

/** The contract says what `data` is; anyone who calls over HTTP reads the envelope too, or a refusal of the business. */
function wrapResults(document: OpenAPI3): OpenAPI3 {
  // Operations that name the same answer by an anchor of YAML share one object; each is wrapped once.
  const wire: any = JSON.parse(JSON.stringify(document))
  for (const item of Object.values<any>(wire.paths))
    for (const operation of Object.values<any>(item)) {
      const content = operation?.responses?.['200']?.content
      if (!content) continue
      // Where a file is expected, a refusal or the number of a job may come instead.
      const media = (content['application/json'] ??= { schema: envelope({}) })
      const success = operation['x-envelope'] === 'none' ? media.schema : envelope(media.schema)
      media.schema = { anyOf: [success, { $ref: '#/components/schemas/Failure' }] }
    }
  return wire
}

function envelope(data: any) {
  return {
    type: 'object',
    required: ['code', 'msg', 'data', 'ok'],
    properties: {
      code: { type: 'integer', const: 0 },
      msg: { type: ['string', 'null'] },
      data,
      ok: { type: 'boolean', const: true },
    },
  }
}
