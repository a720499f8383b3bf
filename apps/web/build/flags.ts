import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
// By path, because Vite bundles into its configuration only what it finds so.
import { jurisdictions } from '../../../packages/domain/src/places/countries.ts'

const ownFlags = fileURLToPath(new URL('../flags', import.meta.url))
const flagIcons = join(dirname(fileURLToPath(import.meta.resolve('flag-icons/package.json'))), 'flags/4x3')

/** Serves `/flags/<code>.svg` for the 43 jurisdictions: those of flag-icons, and our own where `flags/` has one. */
export function flags(): Plugin {
  return {
    name: 'flags',
    configureServer(server) {
      server.middlewares.use('/flags', (request, response, next) => {
        const code = /^\/([a-z]{2})\.svg/.exec(request.url ?? '')?.[1]
        const file = code && flagFile(code)
        if (!file) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(readFileSync(file))
      })
    },
    buildStart() {
      if (this.environment.mode !== 'build') return
      for (const { code } of jurisdictions) {
        const file = flagFile(code.toLowerCase())
        if (!file) return this.error(`There is no flag for ${code}: draw one in apps/web/flags.`)
        this.emitFile({ type: 'asset', fileName: `flags/${code.toLowerCase()}.svg`, source: readFileSync(file) })
      }
    },
  }
}

const flagFile = (code: string) =>
  [ownFlags, flagIcons].map((folder) => join(folder, `${code}.svg`)).find((file) => existsSync(file))
