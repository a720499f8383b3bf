import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { referencedFiles } from './tests/support/referenced-files.ts'

const tests = (size: string) => `{apps,packages,clients,tests}/**/*.${size}.{ts,tsx}`
const nowhere = ['**/node_modules/**', '**/dist/**']

export default defineConfig({
  plugins: [referencedFiles()],
  test: {
    // What every test depends on without an import: with a change of it, `--changed` runs all.
    forceRerunTriggers: [
      '**/{package,package-lock}.json',
      '**/{vite,vitest}*.config.ts',
      '**/packages/db/prisma/**',
      '**/packages/*/tables/**',
      '**/tests/support/{services,threads,restore-globals,referenced-files}.ts',
    ],
    maxWorkers: availableParallelism(),
    // The files of a process share its modules: loading them anew takes longer than most files take to run.
    isolate: false,
    setupFiles: ['tests/support/restore-globals.ts'],
    // So long that only what never comes reaches it, also on a loaded machine.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      'apps/web/vitest.config.ts',
      {
        extends: true,
        test: {
          name: 'small',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          globalSetup: ['tests/support/threads.ts'],
          include: [tests('test')],
          exclude: [...nowhere, tests('medium.test'), 'apps/web/**/*.test.tsx'],
        },
      },
      {
        extends: true,
        test: {
          name: 'medium',
          include: [tests('medium.test')],
          exclude: nowhere,
          globalSetup: ['tests/support/threads.ts', 'tests/support/services.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
