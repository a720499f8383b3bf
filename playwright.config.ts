import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from './chromium-launch.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/site.ts',
  fullyParallel: true,
  // Three are 12 % faster on two processors, but then a press is lost now and then.
  workers: 2,
  // So long that only what hangs reaches them, also on a loaded machine.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    // Set by the site that the tests start, or by hand to test one that runs already.
    baseURL: process.env['SITE_URL'],
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    launchOptions: chromiumLaunch,
    screenshot: 'only-on-failure',
  },
})
