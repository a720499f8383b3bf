import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const READY_MS = 120_000

/** A process of the site as built, which can be killed like one whose machine loses power, and started again. */
export function createKillableProcess({
  root,
  name,
  env,
  port,
}: {
  root: string
  name: 'api' | 'worker'
  env: NodeJS.ProcessEnv
  port: number
}) {
  let child: ChildProcess | undefined
  return {
    name,
    /** @throws where it is not ready within two minutes */
    async start(): Promise<void> {
      child = spawn(process.execPath, [join(root, 'apps', name, 'dist', 'main.js')], {
        cwd: join(root, 'apps', name),
        env,
        stdio: 'ignore',
      })
      for (const until = Date.now() + READY_MS; Date.now() < until; await pause(100)) {
        const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
        if (response?.ok) return
        if (child.exitCode !== null) break
      }
      throw new Error(`the ${name} does not get ready`)
    },
    async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
    },
  }
}
