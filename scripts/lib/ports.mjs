import { Fault } from './fault.mjs'
import { freePort, isPortFree } from './processes.mjs'

/** The ports of the site; the inner ones move aside where they are taken and nobody requested them by name. */
export async function choosePorts() {
  const web = Number(process.env['WEB_PORT'] || 3000)
  if (!(await isPortFree(web, process.env['WEB_HOST'] || '127.0.0.1')))
    throw new Fault(`Port ${web} is in use by another program.`, `Choose another one: WEB_PORT=${web + 80} npm start`)
  return { web, api: await inner('API_PORT', 3001), worker: await inner('WORKER_PORT', 3002) }
}

async function inner(/** @type {string} */ name, /** @type {number} */ usual) {
  const wanted = process.env[name]
  if (await isPortFree(Number(wanted || usual), '127.0.0.1')) return Number(wanted || usual)
  if (wanted)
    throw new Fault(
      `Port ${wanted} (${name}) is in use by another program.`,
      `Choose another one, or leave ${name} out to have a free one chosen.`,
    )
  return freePort()
}
