import type { Logger } from './logger.ts'

type Step = { name: string; close: () => unknown }

const GRACE_MS = 20_000

/**
 * Closes what a process has opened, last opened first, when it is asked to stop or when an error escapes.
 * A step that fails or hangs does not keep the others from closing.
 */
export function createShutdown(logger: Logger) {
  const steps: Step[] = []
  let closing: Promise<void> | undefined

  const close = () =>
    (closing ??= (async () => {
      for (const { name, close } of steps.toReversed()) {
        try {
          await close()
        } catch (error) {
          logger.error({ err: error, step: name }, 'closing failed')
        }
      }
    })())

  const stop = async (reason: string, exitCode: number) => {
    if (closing) return
    logger.info({ reason }, 'stopping')
    const forced = setTimeout(() => {
      logger.error('closing took too long')
      process.exit(1)
    }, GRACE_MS)
    forced.unref()
    await close()
    process.exit(exitCode)
  }

  return {
    onClose(name: string, close: Step['close']) {
      steps.push({ name, close })
    },
    close,
    listen() {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal, 0))
      for (const event of ['uncaughtException', 'unhandledRejection'] as const)
        process.on(event, (error: unknown) => {
          logger.fatal({ err: error }, event)
          void stop(event, 1)
        })
    },
  }
}
export type Shutdown = ReturnType<typeof createShutdown>
