import { defineConfig } from 'vite'
import { nodeBuild } from '../../vite.node.ts'

export default defineConfig(
  nodeBuild({
    main: 'src/main.ts',
    'staff-command': 'src/staff/staff-command.ts',
    'import-command': 'src/imports/import-command.ts',
    'demo-command': '../../packages/demo-register/src/command.ts',
  }),
)
