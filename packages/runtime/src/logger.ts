import { pino, type Logger, type LoggerOptions } from 'pino'

export type { Logger }

const STANDARD_OUTPUT = 1
/** Of lines that wait for room on the disk; others are lost. */
const WAITING_BYTES_MAX = 256 * 1024

/** Where lines are written. A disk that is full costs lines, not the process. */
function openOutput(file: number | string) {
  const output = pino.destination({ dest: file, sync: true, maxLength: WAITING_BYTES_MAX })
  return output.on('error', () => {})
}

/** Structured log on standard output, or in `file`; credentials never reach it. */
export function createLogger(options: {
  name: string
  level: string
  format?: 'json' | 'pretty'
  file?: string
}): Logger {
  const settings: LoggerOptions = {
    name: options.name,
    level: options.level,
    base: { name: options.name, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'],
    ...(options.format === 'pretty' && {
      transport: { target: 'pino-pretty', options: { translateTime: 'SYS:HH:MM:ss', ignore: 'pid' } },
    }),
  }
  return options.format === 'pretty' ? pino(settings) : pino(settings, openOutput(options.file ?? STANDARD_OUTPUT))
}
