import type { JobRecord } from '@markwright/jobs'

/** Why a job has failed and what to do, in lines for a terminal; none for a job that has not failed. */
export function failureLines({ id, state, error, cause, runs }: JobRecord): string[] {
  if (state !== 'failed') return []
  const times = `${runs} ${runs === 1 ? 'time' : 'times'}`
  return [
    `  The job was started ${times} and failed${cause ? `: ${cause}` : `. ${error?.en ?? ''}`}`,
    `  → ${adviceFor(cause ?? '')} The log of the worker says more about job ${id}.`,
  ]
}

function adviceFor(cause: string): string {
  const again = 'import the same again: what has been written is not written twice.'
  if (/ENOSPC|No space left|disk full|53100/i.test(cause)) return `Free some space on the disk, then ${again}`
  if (/ENOENT|EACCES|EPERM/.test(cause)) return `Let the worker read the file under the same path, then ${again}`
  if (/heap|out of memory|ENOMEM|53200/i.test(cause)) return `Give the worker more memory, then ${again}`
  return `Remove the cause, then ${again}`
}
