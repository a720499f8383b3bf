import type { AuditEntry } from '@markwright/api-client/models/auditEntry'
import { useTranslation } from 'react-i18next'
import { readableFacts } from '../../model/readable-facts.ts'
import styles from './audit.module.css'

const named = [
  'roles',
  'reason',
  'secondFactorSetUp',
  'conclusion',
  'service',
  'kind',
  'days',
  'total',
  'dailyLimit',
  'monitorsLimit',
  'note',
  'from',
  'to',
  'amountFen',
  'method',
  'transactionId',
] as const
const COMMENT = /^comment (\d+)$/

/** What is noted beside an act, such as its reason. */
export function AuditFacts({ facts }: { facts: AuditEntry['facts'] }) {
  const { t } = useTranslation('backoffice')
  const readable = readableFacts(facts)
  if (readable.length === 0) return <>—</>
  // A fact of a newer server has no words here yet.
  const wordFor = (name: string) => {
    const no = COMMENT.exec(name)?.[1]
    if (no) return t('audit.fact.comment', { no })
    const known = named.find((each) => each === name)
    return known ? t(`audit.fact.${known}`) : name
  }
  return (
    <dl className={styles.facts}>
      {readable.map(([name, text]) => (
        <div key={name}>
          <dt>{wordFor(name)}</dt>
          {text !== null && <dd>{text}</dd>}
        </div>
      ))}
    </dl>
  )
}
