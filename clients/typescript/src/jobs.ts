import { JobFailedError, TimeoutError } from './errors.ts'
import type { Job } from './generated/models.ts'
import { JobsApi } from './generated/resources.ts'
import { sleep } from './transport.ts'

export interface WaitOptions {
  /** Milliseconds in all; ten minutes by default. */
  timeout?: number | undefined
  /** Milliseconds until the second request; half a second by default. Each wait is half as long again. */
  interval?: number | undefined
  /** The longest wait between two requests, in milliseconds; ten seconds by default. */
  maxInterval?: number | undefined
  signal?: AbortSignal | undefined
  /** Called with each state that was read. */
  onProgress?: ((job: Job) => void) | undefined
}

const isOver = ({ state }: Job) => ['completed', 'failed', 'cancelled'].includes(state)

export class Jobs extends JobsApi {
  /**
   * Waits for the end of a job.
   * @throws {JobFailedError} It failed or was cancelled.
   * @throws {TimeoutError} It goes on after the time.
   */
  async wait(id: string, options: WaitOptions = {}): Promise<Job> {
    const { timeout = 600_000, interval = 500, maxInterval = 10_000, signal, onProgress } = options
    const end = Date.now() + timeout
    for (let wait = interval; ; wait = Math.min(maxInterval, wait * 1.5)) {
      const job = await this.get(id, { signal })
      onProgress?.(job)
      if (job.state === 'completed') return job
      if (isOver(job)) throw new JobFailedError(job)
      const pause = wait * (0.8 + Math.random() * 0.4)
      if (Date.now() + pause > end) throw new TimeoutError(`The job ${id} is still ${job.state} after ${timeout} ms.`)
      await sleep(pause, signal)
    }
  }
}
