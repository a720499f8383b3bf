import { pino, type Logger } from 'pino'

export type { Logger }

/** Structured log on standard output; credentials never reach it. */
export function createLogger(options: { name: string; level: string; format?: 'json' | 'pretty' }): Logger {
  return pino({
    name: options.name,
    level: options.level,
    base: { name: options.name, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'],
    ...(options.format === 'pretty' && {
      transport: { target: 'pino-pretty', options: { translateTime: 'SYS:HH:MM:ss', ignore: 'pid' } },
    }),
  })
}
