export { createLogger, type Logger } from './logger.ts'
export { createShutdown, type Shutdown } from './shutdown.ts'
