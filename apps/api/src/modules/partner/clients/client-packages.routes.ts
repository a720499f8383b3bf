import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { extname } from 'node:path'
import { languageOf, type Language } from '../../../kernel/language.ts'
import type { Guide } from '../guides/page.ts'
import { readCatalogue } from './catalogue.ts'
import { clientsGuide } from './clients-guide.ts'

/** Types of files that package managers read and lists of types do not know; the rest of them is downloaded. */
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.info': 'application/json; charset=utf-8',
  '.mod': 'text/plain; charset=utf-8',
  '.md5': 'text/plain; charset=utf-8',
  '.sha1': 'text/plain; charset=utf-8',
  '.sha256': 'text/plain; charset=utf-8',
  '.sha512': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.pom': 'application/xml; charset=utf-8',
  '.zip': 'application/zip',
  '.jar': 'application/java-archive',
  '.gz': 'application/gzip',
  '.tgz': 'application/gzip',
}

/** By the name where a Go module proxy has files without an extension. */
const typeOf = (path: string) => {
  if (path.endsWith('@latest')) return TYPES['.info']!
  return path.endsWith('list') ? TYPES['.mod']! : (TYPES[extname(path)] ?? 'application/octet-stream')
}

/** The packages of the clients for package managers, and a page with the commands that install them from this site. */
export async function registerClientPackages(
  app: FastifyInstance,
  {
    clientPackages,
    publicUrl,
    prefix,
    pageOf,
  }: {
    clientPackages: string
    publicUrl: string
    prefix: string
    pageOf: (guide: Guide, path: string, language: Language) => string
  },
): Promise<void> {
  const site = publicUrl.replace(/\/+$/, '')

  app.get('/clients', (request, reply) => reply.redirect(`${prefix}/clients/?lang=${languageOf(request)}`, 302))

  app.get('/clients/', async (request, reply) => {
    const language = languageOf(request)
    const guide = clientsGuide(await readCatalogue(clientPackages), { site, prefix, language })
    return reply.type('text/html; charset=utf-8').send(pageOf(guide, 'clients/', language))
  })

  await app.register(staticFiles, {
    root: clientPackages,
    prefix: '/clients/',
    decorateReply: false,
    dotfiles: 'ignore',
    redirect: true,
    setHeaders: (reply, path) => void reply.header('content-type', typeOf(path)),
  })
}
