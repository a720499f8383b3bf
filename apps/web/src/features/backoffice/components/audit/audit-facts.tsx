import type { AuditEntry } from '@markwright/api-client/models/auditEntry'
import { useTranslation } from 'react-i18next'
import { CHANGES_TO, readableFacts } from '../../model/readable-facts.ts'
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
  'change',
  'amountFen',
  'method',
  'transactionId',
] as const
/** States of what members order, apply for and submit. */
const states = [
  'pendingPayment',
  'pendingReview',
  'paid',
  'free',
  'reviewRejected',
  'complete',
  'open',
  'closed',
  'none',
  'requested',
  'approved',
  'rejected',
  'processing',
  'done',
  'failed',
  'submitted',
  'review',
  'passed',
  'applied',
  'auditPassed',
  'auditFailed',
  'invoiced',
  'mailed',
  'cancelled',
  'reversing',
  'reversed',
] as const
const methods = ['wechat', 'alipay', 'transfer'] as const
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
  const stateOf = (code: string) => {
    const known = states.find((each) => each === code)
    return known ? t(`audit.states.${known}`) : code
  }
  const textOf = (name: string, text: string) => {
    const method = name === 'method' && methods.find((each) => each === text)
    if (method) return t(`audit.methods.${method}`)
    return name === 'change' ? text.split(CHANGES_TO).map(stateOf).join(CHANGES_TO) : text
  }
  return (
    <dl className={styles.facts}>
      {readable.map(([name, text]) => (
        <div key={name}>
          <dt>{wordFor(name)}</dt>
          {text !== null && <dd>{textOf(name, text)}</dd>}
        </div>
      ))}
    </dl>
  )
}
