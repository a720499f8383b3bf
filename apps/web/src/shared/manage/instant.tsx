import { toLocalMinute } from '../lib/local-time.ts'

/** An instant by the clock of the user; a dash where there is none. */
export const Instant = ({ at }: { at: string | null }) =>
  at === null ? <>—</> : <time className="day">{toLocalMinute(at)}</time>
