import { defineConfig } from 'vitest/config'

const tests = (size: string) => `{apps,packages,tests}/**/*.${size}.{ts,tsx}`

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'small',
          testTimeout: 20_000,
          include: [tests('test')],
          exclude: ['**/node_modules/**', '**/dist/**', tests('medium.test'), 'apps/web/**/*.test.tsx'],
        },
      },
      {
        test: {
          name: 'medium',
          include: [tests('medium.test')],
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['tests/support/services.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
