import { afterAll, vi } from 'vitest'

// The files of a process share its globals: what one of them replaced would be there for the next.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})
