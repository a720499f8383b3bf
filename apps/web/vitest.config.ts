import { playwright } from '@vitest/browser-playwright'
import { defineProject } from 'vitest/config'
import { chromiumLaunch } from '../../chromium-launch.ts'
import { controlNames } from './build/control-names.ts'
import { flags } from './build/flags.ts'

/** Component tests: pages in a real browser, whose server the test plays (testing/site.tsx). */
export default defineProject({
  plugins: [flags()],
  // React as it is built for production, which needs half the time of the one for development.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  // Found before the first test, because a dependency that is found later loads the page anew in its midst.
  optimizeDeps: {
    entries: ['src/main.tsx', 'testing/*.{ts,tsx}'],
    include: ['react/jsx-runtime'],
    // Built for tests, the components of Ant Design all have one and the same id.
    rolldownOptions: {
      plugins: [controlNames()],
      transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    },
  },
  test: {
    name: 'components',
    include: ['src/**/*.test.tsx'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    browser: {
      enabled: true,
      headless: true,
      // The first page waits until its dependencies are bundled, on a loaded machine for more than the default minute.
      connectTimeout: 300_000,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: chromiumLaunch,
        contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
