import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/** What is called within, at once or later, belongs to this request: jobs that it orders carry its id. */
export const withRequestId = <Result>(id: string, call: () => Result): Result => current.run(id, call)

/** The id of the request that the caller works for; undefined outside of one. */
export const currentRequestId = (): string | undefined => current.getStore()

const REQUEST_ID = /^[\w.-]{8,64}$/

/** Whether an id that came with a request can be used as it is. */
export const isRequestId = (input: unknown): input is string => typeof input === 'string' && REQUEST_ID.test(input)
