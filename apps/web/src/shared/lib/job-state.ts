import type { JobState } from '@markwright/api-client/models/jobState'

/** Whether a job is still to be waited for. */
export const isJobOpen = (state: JobState): boolean => state === 'queued' || state === 'active'
