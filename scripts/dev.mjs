import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { begin, prepare } from './lib/prepare.mjs'
import { untilStopped } from './lib/until-stopped.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The site from its sources: every saved change restarts the process, or reloads the page, that it concerns. */
untilStopped(async ({ signal, onStop, fail }) => {
  await begin(root, { signal })
  const { forgetRunning, rememberRunning } = await import('./lib/running.mjs')
  const { endText, runningChild } = await import('./lib/processes.mjs')
  const { siteLinks } = await import('./lib/site-links.mjs')
  const { siteEnvironment } = await import('./lib/stack.mjs')
  const { supervise } = await import('./lib/supervise.mjs')
  const { dataDir, ports, services } = await prepare(root, { signal, onStop })

  const env = siteEnvironment(services, ports, { NODE_ENV: 'development', LOG_FORMAT: 'pretty' })
  const watch = [join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'src/main.ts']
  const vite = [join(root, 'node_modules/vite/bin/vite.js'), '--port', String(ports.web), '--strictPort']
  const report = (/** @type {string} */ line) => process.stdout.write(`! ${line}\n`)
  /** @type {Map<string, number | undefined>} */
  const pids = new Map()
  const apps = Object.entries({ worker: watch, api: watch, web: vite }).map(([name, args]) =>
    supervise({
      name,
      launch: () => {
        const child = spawn(process.execPath, args, {
          cwd: join(root, 'apps', name),
          env,
          detached: process.platform !== 'win32',
          stdio: ['ignore', 'inherit', 'inherit'],
        })
        pids.set(name, child.pid)
        services.noteProcesses([...pids.values()])
        return runningChild(child)
      },
      causeOf: endText,
      report,
      onGivenUp: (cause) => fail(new Error(`The ${name} does not stay up: ${cause}.`)),
    }),
  )
  services.restartOnExit(report)
  const url = `http://localhost:${ports.web}`
  rememberRunning(dataDir, { url, env })
  onStop(() => forgetRunning(dataDir))
  for (const app of apps) onStop(() => app.stop())
  const lines = [`${url}  (data in ${dataDir}; Ctrl-C stops)`, ...siteLinks(url, env)]
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`)
})
