import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { codeSplitting } from './build/code-splitting.ts'
import { compressAssets } from './build/compress-assets.ts'
import { controlNames } from './build/control-names.ts'
import { directImports } from './build/direct-imports.ts'
import { flags } from './build/flags.ts'
import { officeManifest } from './server/office-manifest.ts'

const apiUrl = process.env['API_URL'] ?? 'http://127.0.0.1:3001'

// What the development server has itself; every other address is the API's, as it is behind the web server.
const PAGE_ASSET = String.raw`/$|/index\.html|/favicon\.svg|/start\.js|/flags/|/office/|/src/|/@|/node_modules/|/__|/locales/`

/** As the web server does it. */
const officeAddIn: Plugin = {
  name: 'office-add-in',
  configureServer: ({ middlewares }) => {
    middlewares.use('/office/manifest.xml', (request, response) => {
      response
        .writeHead(200, { 'content-type': 'application/xml; charset=utf-8' })
        .end(officeManifest(`http://${request.headers.host}`))
    })
  },
}

/** As the web server does it: WeChat sends people back to a path, the pages live behind the hash. */
const wechatCallback: Plugin = {
  name: 'wechat-callback',
  configureServer: ({ middlewares }) => {
    middlewares.use('/callback', (request, response) => {
      const { search } = new URL(request.originalUrl ?? '', 'http://site')
      response.writeHead(302, { location: `/#/callback${search}` }).end()
    })
  },
}

export default defineConfig({
  plugins: [directImports(), controlNames(), react(), flags(), compressAssets(), wechatCallback, officeAddIn],
  server: { port: 3000, host: '127.0.0.1', proxy: { [`^(?!(?:${PAGE_ASSET})).*`]: apiUrl } },
  optimizeDeps: { rolldownOptions: { plugins: [controlNames()] } },
  build: {
    outDir: 'dist/pages',
    emptyOutDir: true,
    // The content security policy of the pages has no data: fonts.
    assetsInlineLimit: 0,
    manifest: true,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting,
        // Files of what few pages share are named after all of them, and every page lists the names.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/s, '')}-[hash].js`,
      },
    },
  },
})
