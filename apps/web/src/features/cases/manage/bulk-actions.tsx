import type { ManagedCaseHead } from '@markwright/api-client/models/managedCaseHead'
import { Button, Flex } from 'antd'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { BulkOutcome } from './bulk-outcome.tsx'
import type { BulkChangeState } from './use-bulk-change.ts'

/** How many cases one request changes or exports at most. */
export const BULK_MAX = 50

const dialogs = {
  assign: lazy(async () => ({ default: (await import('./bulk-assign-dialog.tsx')).BulkAssignDialog })),
  request: lazy(async () => ({ default: (await import('./bulk-request-dialog.tsx')).BulkRequestDialog })),
  file: lazy(async () => ({ default: (await import('./bulk-file-dialog.tsx')).BulkFileDialog })),
}
const dialogNames = ['assign', 'request', 'file'] as const

/** What staff do with the selected cases; `mayChange` is whether they may change them, `exporter` exports them. */
export function BulkActions({
  cases,
  bulk,
  mayChange,
  exporter,
  onUnchoose,
}: {
  cases: readonly ManagedCaseHead[]
  bulk: BulkChangeState
  mayChange: boolean
  exporter: ReactNode
  onUnchoose: () => void
}) {
  const { t } = useTranslation('caseDesk')
  const [opened, setOpened] = useState<(typeof dialogNames)[number] | null>(null)
  const own = useAction(async (change: 'claim' | 'release') => {
    await bulk.run({ change })
  })
  const isTooMany = cases.length > BULK_MAX
  const isDisabled = cases.length === 0 || isTooMany || own.isRunning
  const ownChanges = mayChange ? (['claim', 'release'] as const) : []
  const dialogsOffered = mayChange ? dialogNames : []
  const Dialog = opened && dialogs[opened]
  return (
    <>
      {cases.length > 0 && (
        <Flex gap={8} wrap align="center" role="group" aria-label={t('chosen', { count: cases.length })}>
          <span aria-live="polite">{t('chosen', { count: cases.length })}</span>
          {ownChanges.map((change) => (
            <Button key={change} disabled={isDisabled} onClick={() => void own.run(change)}>
              {t(change)}
            </Button>
          ))}
          {dialogsOffered.map((name) => (
            <Button
              key={name}
              aria-haspopup="dialog"
              disabled={isDisabled}
              onClick={() => {
                bulk.forget()
                setOpened(name)
              }}
            >
              {t(`${name}.open`)}
            </Button>
          ))}
          {exporter}
          <Button type="text" onClick={onUnchoose}>
            {t('unchoose')}
          </Button>
        </Flex>
      )}
      <ErrorNote error={own.error} act="change" />
      {!opened && <BulkOutcome outcome={bulk.outcome} onClose={bulk.forget} />}
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog isOpen cases={cases} bulk={bulk} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}
