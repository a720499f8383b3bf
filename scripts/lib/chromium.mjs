import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from './fault.mjs'
import { findCommand, run } from './processes.mjs'

// The headless shell needs a third less time than the whole browser.
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'msedge',
]
const paths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * A Chromium of this machine; where there is none, Playwright's own or the system's is fetched.
 * @returns {Promise<string | undefined>} its path; undefined where none is to be had
 */
export async function findChromium(/** @type {string} */ root, /** @type {(line: string) => void} */ report) {
  const found = await installed()
  if (found) return found
  report('Fetching Chromium for the browser tests')
  await run(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], {
    cwd: root,
  })
  const fetched = await installed()
  if (fetched) return fetched
  if (process.getuid?.() === 0 && findCommand('apt-get'))
    await run('sh', [
      '-c',
      'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium fonts-noto-cjk',
    ])
  return installed()
}

async function installed() {
  const named = process.env['CHROMIUM_PATH']
  if (named && !existsSync(named))
    throw new Fault(`CHROMIUM_PATH is set to ${named}, where there is nothing.`, 'Correct it, or leave it out.')
  const { chromium } = await import('@playwright/test')
  const own = chromium.executablePath()
  return named ?? commands.map(findCommand).find(Boolean) ?? [...paths, own].find((path) => existsSync(path))
}
