import { defineConfig } from 'vite'
import { nodeBuild } from '../../vite.node.ts'

const config = nodeBuild({ main: 'server/main.ts' })

export default defineConfig({ ...config, publicDir: false, build: { ...config.build, outDir: 'dist/server' } })
