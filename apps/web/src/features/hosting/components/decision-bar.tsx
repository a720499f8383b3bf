import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { useDecide } from '../hooks/use-decide.ts'
import { BulkResult } from './bulk-result.tsx'
import { ChosenBar } from './chosen-bar.tsx'

/** Keeps or gives up what is selected; `buttons` are added. */
export function DecisionBar({
  chosen,
  buttons,
  onClear,
}: {
  chosen: readonly string[]
  buttons?: ReactNode
  onClear: () => void
}) {
  const { t } = useTranslation('annuities')
  const { decide, result } = useDecide(onClear)
  const [isDropping, setIsDropping] = useState(false)
  const change = useAction((decision: 'keep' | 'undecided') => decide(chosen, decision))
  return (
    <>
      {chosen.length > 0 && (
        <ChosenBar text={t('bar.chosen', { count: chosen.length })} error={change.error} onClear={onClear}>
          <Button disabled={change.isRunning} onClick={() => void change.run('keep')}>
            {t('bar.keep')}
          </Button>
          <Button disabled={change.isRunning} aria-haspopup="dialog" onClick={() => setIsDropping(true)}>
            {t('bar.drop')}
          </Button>
          <Button disabled={change.isRunning} onClick={() => void change.run('undecided')}>
            {t('bar.undecided')}
          </Button>
          {buttons}
        </ChosenBar>
      )}
      <ConfirmDialog
        isOpen={isDropping}
        title={t('bar.dropTitle')}
        text={t('bar.dropText', { count: chosen.length })}
        confirmLabel={t('bar.drop')}
        act={() => decide(chosen, 'drop')}
        onClose={() => setIsDropping(false)}
      />
      <BulkResult {...result} />
    </>
  )
}
