import { Fault } from './fault.mjs'

/** What is found or made at the start, so that it need not be set. */
const MADE = {
  DATABASE_URL: 'postgresql://localhost/markwright',
  APP_SECRET: 'a secret that is made at the start',
}

/**
 * Refuses settings that the processes would refuse later, before anything is built or started, and names each with the
 * reason.
 * @param {NodeJS.ProcessEnv} environment
 */
export async function checkSettings(environment) {
  // Node reads no TypeScript by itself, and this has just been installed.
  const { tsImport } = await import('tsx/esm/api')
  const { parseSettings, SettingsError } = await tsImport('../../packages/config/src/index.ts', import.meta.url)
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  try {
    parseSettings({ ...MADE, ...given })
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    const { message } = /** @type {Error} */ (error)
    throw new Fault(message, 'Correct them in .env or in the environment; .env.example says what each of them means.')
  }
}
