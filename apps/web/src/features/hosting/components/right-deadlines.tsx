import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons'
import { deleteOwnDeadline } from '@markwright/api-client/hosting'
import type { DeadlineGap } from '@markwright/api-client/models/deadlineGap'
import type { HostingDeadline } from '@markwright/api-client/models/hostingDeadline'
import type { PortfolioItem } from '@markwright/api-client/models/portfolioItem'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeadlineReasons } from '../../../shared/deadlines/deadline-list.tsx'
import { useRecordDialog } from '../../../shared/list/use-record-dialog.ts'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { useRefresh } from '../hooks/use-hosting.ts'
import { useWords } from '../hooks/use-words.ts'
import { DeadlineActs } from './deadline-acts.tsx'
import { DeadlineNote } from './deadline-note.tsx'
import styles from './hosting.module.css'
import deadlineStyles from './right-deadlines.module.css'
import { OwnDeadlineDialog } from './own-deadline-dialog.tsx'
import { DeadlineState, DecidedSign, Sign } from './signs.tsx'

/** Deadlines of a right: those by the rules of its office, with the rule, and those that were entered. */
export function RightDeadlines({ item }: { item: PortfolioItem }) {
  const { t } = useTranslation('hosting')
  const refresh = useRefresh()
  const [isAdding, setIsAdding] = useState(false)
  const { chosen, isFor, open, close } = useRecordDialog<HostingDeadline, 'edit' | 'remove'>(item.deadlines)
  const canEdit = item.role !== 'reader'
  const ahead = item.deadlines.filter(({ doneOn }) => doneOn === null)
  const done = item.deadlines.filter(({ doneOn }) => doneOn !== null)
  const listed = (deadlines: readonly HostingDeadline[]) => (
    <ul className={deadlineStyles.list}>
      {deadlines.map((deadline) => (
        <li key={deadline.id}>
          <OneDeadline deadline={deadline} />
          {canEdit && (
            <div className={styles.row}>
              <DeadlineActs deadline={deadline} />
              {deadline.kind === 'own' && (
                <>
                  <Button
                    type="text"
                    size="small"
                    icon={<EditOutlined />}
                    aria-label={t('deadlines.editOf', { name: deadline.name })}
                    onClick={() => open('edit', deadline.id)}
                  />
                  <Button
                    type="text"
                    size="small"
                    icon={<DeleteOutlined />}
                    aria-label={t('deadlines.removeOf', { name: deadline.name })}
                    onClick={() => open('remove', deadline.id)}
                  />
                </>
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <section className={styles.section} aria-labelledby="deadlines">
      <div className={styles.sectionHead}>
        <h2 id="deadlines">{t('deadlines.title')}</h2>
        {canEdit && (
          <Button icon={<PlusOutlined />} onClick={() => setIsAdding(true)}>
            {t('deadlines.add')}
          </Button>
        )}
      </div>
      {item.gaps.map((gap) => (
        <Gap key={gap.kind} gap={gap} />
      ))}
      {ahead.length > 0
        ? listed(ahead)
        : item.gaps.length === 0 && <p className={styles.faint}>{t('deadlines.noneAhead')}</p>}
      {done.length > 0 && (
        <details className={deadlineStyles.done}>
          <summary>{t('deadlines.doneCount', { count: done.length })}</summary>
          {listed(done)}
        </details>
      )}
      {item.deadlines.some(({ law }) => law !== null) && <p className={styles.faint}>{t('deadlines.hint')}</p>}
      <OwnDeadlineDialog itemId={item.id} isOpen={isAdding} onClose={() => setIsAdding(false)} />
      <OwnDeadlineDialog
        key={chosen && `${chosen.id} ${chosen.version}`}
        itemId={item.id}
        deadline={chosen}
        isOpen={isFor('edit')}
        onClose={close}
      />
      <ConfirmDialog
        isOpen={isFor('remove')}
        title={t('deadlines.removeTitle')}
        text={chosen && t('deadlines.removeText', { name: chosen.name, day: chosen.dueOn })}
        confirmLabel={t('deadlines.remove')}
        act={async () => {
          if (chosen) await deleteOwnDeadline(chosen.id)
          notifySuccess(t('deadlines.removed'))
          await refresh()
        }}
        onClose={close}
      />
    </section>
  )
}

function OneDeadline({ deadline }: { deadline: HostingDeadline }) {
  const { t } = useTranslation('hosting')
  const words = useWords()
  const { name, state, doneOn, opensOn, dueOn, graceEnd, law, decision, orderNo, kind } = deadline
  const isDone = doneOn !== null
  return (
    <>
      <h3>
        {name} <DeadlineState state={state} isDone={isDone} /> <DecidedSign decision={decision} />
        {kind === 'own' && <Sign>{t('deadlines.own')}</Sign>}
      </h3>
      <dl className={deadlineStyles.days}>
        {opensOn && (
          <div>
            <dt>{t('deadlines.opensOn')}</dt>
            <dd className="numeric">{opensOn}</dd>
          </div>
        )}
        <div>
          <dt>{t('deadlines.dueOn')}</dt>
          <dd className="numeric">
            <strong>{dueOn}</strong>
            {!isDone && <span className={styles.faint}> {words.distance(dueOn)}</span>}
          </dd>
        </div>
        {graceEnd && (
          <div>
            <dt>{t('deadlines.graceEnd')}</dt>
            <dd className="numeric">{graceEnd}</dd>
            {law?.surcharge && <dd className={styles.faint}>{law.surcharge}</dd>}
          </div>
        )}
        {doneOn && (
          <div>
            <dt>{t('deadlines.doneOn')}</dt>
            <dd className="numeric">{doneOn}</dd>
          </div>
        )}
        {orderNo && (
          <div>
            <dt>{t('deadlines.order')}</dt>
            <dd className="numeric">{orderNo}</dd>
          </div>
        )}
      </dl>
      {law && <DeadlineReasons deadline={law} />}
      {!law && kind === 'expiry' && <p className={styles.faint}>{t('deadlines.expiry')}</p>}
      <DeadlineNote deadline={deadline} />
    </>
  )
}

/** Why no deadline of a kind is shown. */
function Gap({ gap: { kind, gap, years } }: { gap: DeadlineGap }) {
  const { t } = useTranslation('hosting')
  return (
    <p className={deadlineStyles.gap}>
      {years.length > 0 ? t('gap.years', { years: years.join(t('separator')) }) : t(`gap.${kind}.${gap}`)}
    </p>
  )
}
