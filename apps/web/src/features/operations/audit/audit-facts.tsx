import type { AuditEntry } from '@markwright/api-client/models/auditEntry'
import { auditFacts } from '@markwright/domain/site/audit-texts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import styles from './audit.module.css'

/** What is recorded beside an act, such as its reason. */
export function AuditFacts({ facts }: { facts: AuditEntry['facts'] }) {
  const shown = auditFacts(facts, useLanguage())
  if (shown.length === 0) return <>—</>
  return (
    <dl className={styles.facts}>
      {shown.map(({ key, name, text }) => (
        <div key={key}>
          <dt>{name}</dt>
          {text !== null && <dd>{text}</dd>}
        </div>
      ))}
    </dl>
  )
}
