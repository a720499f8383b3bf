import type { LegalDeadline } from '@markwright/api-client/models/legalDeadline'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './deadline-list.module.css'

export type ListedDeadline = {
  key: string
  deadline: LegalDeadline
  /** Where it was met or need not be met. */
  isDone?: boolean
  actions?: ReactNode
}

/** Deadlines by the rules of an office, each with its days, provision, source and calculation. */
export function DeadlineList({ deadlines }: { deadlines: ListedDeadline[] }) {
  const { t } = useTranslation('detail')
  return (
    <>
      <ul className={styles.list}>
        {deadlines.map(({ key, deadline, isDone = false, actions }) => (
          <li key={key} className={styles.deadline}>
            <h3>
              {deadline.name}{' '}
              <span data-state={isDone ? 'done' : deadline.state}>
                {t(isDone ? 'deadline.done' : `deadline.state.${deadline.state}`)}
              </span>
            </h3>
            <Days deadline={deadline} />
            <DeadlineReasons deadline={deadline} />
            {actions}
          </li>
        ))}
      </ul>
      <p className={styles.small}>{t('deadline.note')}</p>
    </>
  )
}

function Days({ deadline }: { deadline: LegalDeadline }) {
  const { t } = useTranslation('detail')
  const { surcharge } = deadline
  return (
    <dl className={styles.days}>
      {(['opens', 'lastDay', 'graceEnd'] as const).map(
        (name) =>
          deadline[name] && (
            <div key={name}>
              <dt>{t(`deadline.${name}`)}</dt>
              <dd className="numeric">{deadline[name]}</dd>
              {name === 'graceEnd' && surcharge && <dd className={styles.small}>{surcharge}</dd>}
            </div>
          ),
      )}
    </dl>
  )
}

/** Where a deadline comes from: provision, source, calculation, and what is not certain of it. */
export function DeadlineReasons({ deadline }: { deadline: LegalDeadline }) {
  const { t } = useTranslation('detail')
  const { law, source, note, calculation, calendarNote, extensions, alternatives } = deadline
  return (
    <div className={styles.reasons}>
      <p>
        {t('deadline.law')}
        {t('colon')}
        {law ?? t('deadline.ownRule')}
        {source && (
          <span className={styles.small}>
            {' '}
            {t('deadline.source')}
            {t('colon')}
            {source}
          </span>
        )}
      </p>
      {note && <p>{note}</p>}
      {calendarNote && <p className={styles.uncertain}>{calendarNote}</p>}
      <details>
        <summary>{t('deadline.calculation')}</summary>
        <ol className="numeric">
          {calculation.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
      {extensions.length > 0 && (
        <Entries
          title={t('deadline.extensions')}
          entries={extensions.map(({ name, until }) => t('deadline.until', { name, day: until }))}
        />
      )}
      {alternatives.length > 0 && (
        <Entries
          title={t('deadline.alternatives')}
          entries={alternatives.map(({ text, ...days }) =>
            t('deadline.alternative', {
              text,
              days: (['opens', 'lastDay', 'graceEnd'] as const)
                .flatMap((name) =>
                  days[name] ? t('deadline.named', { name: t(`deadline.${name}`), day: days[name] }) : [],
                )
                .join(t('separator')),
            }),
          )}
        />
      )}
    </div>
  )
}

function Entries({ title, entries }: { title: string; entries: string[] }) {
  return (
    <div className="numeric">
      {title}
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </div>
  )
}
