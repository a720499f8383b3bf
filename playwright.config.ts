import { defineConfig } from '@playwright/test'

// Without these flags Chromium asks hosts of the internet for news at every start.
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/site.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    // Set by the site that the tests start, or by hand to test one that runs already.
    baseURL: process.env['SITE_URL'],
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet,
    },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
})
