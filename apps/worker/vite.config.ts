import { defineConfig } from 'vite'
import { nodeBuild } from '../../vite.node.ts'

export default defineConfig(
  nodeBuild({
    main: 'src/main.ts',
    'mark-index-thread': '../../packages/search/src/embedded/thread.ts',
    'image-index-thread': '../../packages/image-search/src/embedded/thread.ts',
    'translation-document-thread': '../../packages/translation-documents/src/thread.ts',
    'patent-index-thread': '../../packages/patent-search/src/embedded/thread.ts',
    'backup-command': 'src/operations/backup-command.ts',
    'restore-command': 'src/operations/restore-command.ts',
    'staff-command': 'src/staff/staff-command.ts',
    'import-command': 'src/imports/import-command.ts',
    'demo-patents-command': '../../packages/demo-patents/src/command.ts',
    'demo-member-command': 'src/demo-member-command.ts',
    'demo-command': '../../packages/demo-register/src/command.ts',
  }),
)
