// Without these flags Chromium asks hosts of the internet for news at every start.
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How Playwright starts the Chromium of this machine; `npm test` finds it and sets CHROMIUM_PATH. */
export const chromiumLaunch = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet,
}
