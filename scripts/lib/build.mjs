import { join } from 'node:path'
import { diskFault, Fault } from './fault.mjs'
import { run } from './processes.mjs'

/**
 * Builds what has changed since the last time.
 * @param {string} root
 * @param {AbortSignal} [signal]
 */
export async function build(root, signal) {
  const turbo = join(root, 'node_modules', 'turbo', 'bin', 'turbo')
  const { code, output } = await run(process.execPath, [turbo, 'run', 'build', '--output-logs=errors-only'], {
    cwd: root,
    ...(signal && { signal }),
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  })
  if (code === 0) return
  const end = output.trim().split('\n').slice(-30).join('\n')
  throw (
    diskFault(output, root) ??
    new Fault(
      `The build failed:\n${end}`,
      'If you have changed the sources, mend them; otherwise get a fresh copy of the project.',
    )
  )
}
