// Development and tests run the sources as they are, and a thread does not inherit the loader that makes that possible.
import { register } from 'tsx/esm/api'

register()
await import('./thread.ts')
