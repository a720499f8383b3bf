import type { HostingDeadlineState } from '@markwright/api-client/models/hostingDeadlineState'
import type { PortfolioDecision } from '@markwright/api-client/models/portfolioDecision'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './hosting.module.css'

export type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'over' | 'news'

export const Sign = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={styles.tag} data-tone={tone}>
    {children}
  </span>
)

/** Whether a right is to be kept or given up; nothing while that is open. */
export function DecidedSign({ decision }: { decision: PortfolioDecision }) {
  const { t } = useTranslation('hosting')
  if (decision !== 'keep' && decision !== 'drop') return null
  return <Sign tone={decision === 'drop' ? 'warn' : 'plain'}>{t(`decision.${decision}`)}</Sign>
}

/** Stands beside a value that the register contradicts. */
export function Differs({ register }: { register?: string | null | undefined }) {
  const { t } = useTranslation('hosting')
  const text = register ? t('differs.says', { value: register }) : t('differs.sign')
  return (
    <span className={styles.differs} title={text}>
      <span aria-hidden="true">≠</span>
      <span className="visually-hidden">{text}</span>
    </span>
  )
}

const tones: Record<HostingDeadlineState, Tone> = {
  'not-open': 'plain',
  open: 'good',
  grace: 'warn',
  missed: 'bad',
  lapsed: 'over',
}
const shapes: Record<HostingDeadlineState, string> = {
  'not-open': '○',
  open: '●',
  grace: '◐',
  missed: '!',
  lapsed: '×',
}

/** How a deadline stands; the shape says it without the colour. */
export function DeadlineState({ state, isDone = false }: { state: HostingDeadlineState; isDone?: boolean }) {
  const { t } = useTranslation('hosting')
  return (
    <Sign tone={isDone ? 'plain' : tones[state]}>
      <span aria-hidden="true">{isDone ? '✓' : shapes[state]}</span>
      {isDone ? t('deadlineState.done') : t(`deadlineState.${state}`)}
    </Sign>
  )
}
