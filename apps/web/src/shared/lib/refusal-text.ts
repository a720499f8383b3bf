import { ApiError, NO_ANSWER } from '@markwright/api-client/fetch'

/** What the server said, in the language of the user; `otherwise` where it said nothing or never answered. */
export const refusalText = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.code !== NO_ANSWER && error.message ? error.message : otherwise
