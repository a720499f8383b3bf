import { partnerContract } from '@markwright/contract/partner'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { hasTag } from '../../kernel/entity-tags.ts'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { type Language, languageOf } from '../../kernel/language.ts'
import { guidesEn } from './guides/guides-en.ts'
import { guidesZh } from './guides/guides-zh.ts'
import { registerClientPackages } from './clients/client-packages.routes.ts'
import { type Guide, guidePage, STYLE } from './guides/page.ts'

/** The contract as it is sent; the tag is weak, since it is the same packed and not. */
let stored: { plain: Buffer; packed: Buffer; etag: string } | undefined
function contractFile() {
  if (stored) return stored
  const plain = Buffer.from(JSON.stringify(partnerContract))
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  stored = { plain, packed: gzipSync(plain), etag }
  return stored
}

const guides = { cn: guidesZh, en: guidesEn }
const FIRST_GUIDE = 'first-call'

const referencePage = (prefix: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Partner API</title>
<link rel="stylesheet" href="/docs/static/swagger-ui.css">
</head>
<body>
<div id="reference"></div>
<script src="/docs/static/swagger-ui-bundle.js"></script>
<script src="${prefix}/reference.js"></script>
</body>
</html>
`

const referenceScript = (prefix: string) => `SwaggerUIBundle({
  url: '${prefix}/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  tryItOutEnabled: true,
  persistAuthorization: false,
})
`

/** The contract, the reference page that calls it, the guides, and the clients. */
export async function registerDocumentation(
  app: FastifyInstance,
  { prefix, ...clients }: { prefix: string; publicUrl: string; clientPackages: string },
): Promise<void> {
  const pageOf = (guide: Guide, path: string, language: Language) => {
    const titles = Object.entries(guides[language]).map(([name, { title }]): [string, string] => [name, title])
    return guidePage(guide, { path, guides: titles, language, prefix })
  }

  app.get('/openapi.json', (request, reply) => {
    const { plain, packed, etag } = contractFile()
    const isPacked = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(request.headers['accept-encoding'] ?? '')
    reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache', etag, vary: 'accept-encoding' })
    if (hasTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
    if (isPacked) reply.header('content-encoding', 'gzip')
    return reply.type('application/json; charset=utf-8').send(isPacked ? packed : plain)
  })

  app.get('/reference', (_, reply) => reply.type('text/html; charset=utf-8').send(referencePage(prefix)))

  app.get('/reference.js', (_, reply) => reply.type('text/javascript; charset=utf-8').send(referenceScript(prefix)))

  app.get('/guides.css', (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE))

  app.get('/guides', (request, reply) =>
    reply.redirect(`${prefix}/guides/${FIRST_GUIDE}?lang=${languageOf(request)}`, 302),
  )

  app.get<{ Params: { name: string } }>('/guides/:name', (request, reply) => {
    const language = languageOf(request)
    const { name } = request.params
    const guide = Object.hasOwn(guides[language], name) ? guides[language][name] : undefined
    if (!guide) throw new AppError(commonErrors.notFound)
    return reply.type('text/html; charset=utf-8').send(pageOf(guide, `guides/${name}`, language))
  })

  await registerClientPackages(app, { ...clients, prefix, pageOf })
}
