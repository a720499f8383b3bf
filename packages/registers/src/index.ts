export { openRegisterFile, type RegisterEntry, type RegisterFile } from './open-register-file.ts'
export { RegisterFileError, type Reason } from './reason.ts'
export type { ZipLimits } from './zip-files.ts'
