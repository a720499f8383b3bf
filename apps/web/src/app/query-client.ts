import { ApiError, NO_ANSWER } from '@markwright/api-client/fetch'
import { QueryClient } from '@tanstack/react-query'

/** Registers change with an import at most; going back and forth requests nothing anew. */
const FRESH_MS = 5 * 60_000
const RETRY_DELAY_MS = 1500
const RETRY_DELAY_MS_MAX = 5000
/** The service is preparing its index (contract §0.4). */
const NOT_READY = 50300
const NOT_READY_RETRIES_MAX = 8

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        retry: isWorthAnotherTry,
        // Longer each time: a site that refuses because of its load must not get more of it.
        retryDelay: (failures) => Math.min(RETRY_DELAY_MS * 2 ** failures, RETRY_DELAY_MS_MAX),
      },
    },
  })

/** A refusal stays one; a lost connection may be back, and a service that prepares itself will be ready. */
export function isWorthAnotherTry(failures: number, error: Error): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.code === NOT_READY) return failures < NOT_READY_RETRIES_MAX
  return error.code === NO_ANSWER && failures < 1
}
