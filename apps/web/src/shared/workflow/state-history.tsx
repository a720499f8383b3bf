import type { StateChange } from '@markwright/api-client/models/stateChange'
import { toLocalMinute } from '../lib/local-time.ts'
import styles from './state-history.module.css'

/** What happened to a record, oldest first: when, what, by whom and why. `wordFor` names an event. */
export const StateHistory = ({
  label,
  history,
  wordFor,
}: {
  label: string
  history: readonly StateChange[]
  wordFor: (event: string) => string
}) => (
  <ol aria-label={label} className={styles.history}>
    {history.map(({ event, actor, actorType, reason, time }, index) => (
      <li key={index}>
        <time className="day">{toLocalMinute(time)}</time>
        <span>
          {wordFor(event)}
          {(actorType === 'member' || actorType === 'staff') && ` · ${actor}`}
          {reason && <small>{reason}</small>}
        </span>
      </li>
    ))}
  </ol>
)
