import type { AuditEntry } from '@markwright/api-client/models/auditEntry'
import { readableFacts } from '../../model/readable-facts.ts'
import styles from './audit.module.css'

/** What is noted beside an act, such as its reason. */
export function AuditFacts({ facts }: { facts: AuditEntry['facts'] }) {
  const readable = readableFacts(facts)
  if (readable.length === 0) return <>—</>
  return (
    <dl className={styles.facts}>
      {readable.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
