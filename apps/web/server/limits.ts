/** What the web server bears. docs/operations.md states and explains these numbers. */
export const webLimits = {
  /** Of a request; also for a connection that sends nothing. */
  headersMs: 10_000,
  /** Average of a body, in bytes per second. */
  bodyRate: 1000,
  /** A body is not called slow before. */
  bodyMs: 10_000,
  /** The same for forms with files and for lists of patent numbers, to which the specification gives 180 seconds. */
  uploadMs: 180_000,
  /** Bodies up to this size are received before the API is asked for anything; larger ones are passed on as they arrive. */
  bufferedBytes: 64 * 1024,
  /** Of all bodies that are received in this way at once. */
  bufferedBytesOfAll: 64 * 1024 * 1024,
  /** Larger bodies at once. */
  uploads: 128,
  uploadsOfAddress: 16,
  /** Streams of events at once. */
  streams: 500,
  connections: 4096,
  connectionsOfAddress: 256,
  /** Requests to the API that are open at once, whatever they wait for. */
  requestsOfAddress: 100,
  /** A connection without a byte in either direction; longer than any answer may take. */
  silenceMs: 240_000,
  /** Requests that the API works on at once; settings may change it. */
  requestsAtOnce: 16,
  /** A request that takes longer while others are answered is no longer counted: it waits for something else. */
  workMs: 3000,
  /** More requests wait up to this long for their turn. */
  waitMs: 500,
  waiting: 128,
}
export type WebLimits = typeof webLimits
