import { defineConfig } from 'vite'
import { nodeBuild } from '../../vite.node.ts'

export default defineConfig(
  nodeBuild({
    main: 'src/main.ts',
    'mark-index-thread': '../../packages/search/src/embedded/thread.ts',
    'translation-document-thread': '../../packages/translation-documents/src/thread.ts',
    'patent-index-thread': '../../packages/patent-search/src/embedded/thread.ts',
    'document-thread': '../../packages/documents/src/official/thread.ts',
    'image-index-thread': '../../packages/image-search/src/embedded/thread.ts',
  }),
)
