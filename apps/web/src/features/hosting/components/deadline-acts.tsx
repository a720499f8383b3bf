import { changeHostingDeadline } from '@markwright/api-client/hosting'
import type { HostingDeadline } from '@markwright/api-client/models/hostingDeadline'
import type { HostingDeadlineChange } from '@markwright/api-client/models/hostingDeadlineChange'
import { Button, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { isChangedMeanwhile } from '../../../shared/lib/record-errors.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { useRefresh } from '../hooks/use-hosting.ts'

const decisions = ['undecided', 'keep', 'drop'] as const

/** Whether something is decided: a right is kept or given up by what is paid or filed for it. */
export const isDecided = ({ kind }: Pick<HostingDeadline, 'kind'>) =>
  kind === 'renewal' || kind === 'declaration' || kind === 'annuity'

/** Marks a deadline as done or not done, and decides whether the right is kept. */
export function DeadlineActs({ deadline }: { deadline: HostingDeadline }) {
  const { t } = useTranslation('hosting')
  const refresh = useRefresh()
  const { id, version, name, doneOn, decision } = deadline
  const change = useAction(async (changes: Omit<HostingDeadlineChange, 'version'>, said: string) => {
    try {
      await changeHostingDeadline(id, { version, ...changes })
      notifySuccess(said)
    } catch (error) {
      if (isChangedMeanwhile(error)) await refresh()
      throw error
    }
    await refresh()
  })
  return (
    <>
      <Button
        size="small"
        disabled={change.isRunning}
        aria-label={t(doneOn === null ? 'deadlines.doOf' : 'deadlines.undoOf', { name })}
        onClick={() =>
          void change.run({ isDone: doneOn === null }, t(doneOn === null ? 'deadlines.isDone' : 'deadlines.isUndone'))
        }
      >
        {t(doneOn === null ? 'deadlines.do' : 'deadlines.undo')}
      </Button>
      {doneOn === null && isDecided(deadline) && (
        <Select
          size="small"
          value={decision === 'asked' ? 'undecided' : decision}
          aria-label={t('deadlines.decisionOf', { name })}
          disabled={change.isRunning}
          popupMatchSelectWidth={false}
          options={decisions.map((value) => ({ value, label: t(`decision.${value}`) }))}
          onChange={(value) => void change.run({ decision: value }, t('deadlines.decided'))}
        />
      )}
      <ErrorNote error={change.error} />
    </>
  )
}
