import { ApiError } from '@markwright/api-client/fetch'

/** Whether there is nothing under the id that was requested; one that cannot be an id is refused as malformed. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)

/** Whether a change was refused because what it changes has been changed since it was read. */
export const isChangedMeanwhile = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409
