import { changePortfolioItems } from '@markwright/api-client/hosting'
import type { PortfolioBulk } from '@markwright/api-client/models/portfolioBulk'
import type { PortfolioKind } from '@markwright/api-client/models/portfolioKind'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { useBulk } from '../hooks/use-bulk.ts'
import { useRefresh } from '../hooks/use-hosting.ts'
import { actInParts } from '../model/bulk.ts'
import { hasRegister } from '../model/kinds.ts'
import { BulkResult } from './bulk-result.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import { SearchSelect, useAgentOptions, useApplicantOptions, useClientOptions } from './party-select.tsx'

const parties = ['client', 'applicant', 'agent'] as const
type Party = (typeof parties)[number]

/** What can be done to the chosen rights together; `onClear` gives the choice up. */
export function BulkBar({
  kind,
  chosen,
  onClear,
  onExport,
}: {
  kind: PortfolioKind
  chosen: readonly string[]
  onClear: () => void
  onExport: () => void
}) {
  const { t } = useTranslation('hosting')
  const [asked, setAsked] = useState<Party | 'takeRegister' | 'delete' | null>(null)
  const close = () => setAsked(null)

  const bulk = useBulk({
    doneText: (count) => t('bulk.done', { count }),
    onDone: onClear,
    refresh: useRefresh(),
  })
  const change = async (act: Omit<PortfolioBulk, 'ids'>) =>
    bulk.finish(await actInParts(chosen, (ids) => changePortfolioItems({ ids, ...act })))
  const see = useAction(() => change({ act: 'seen' }))
  return (
    <>
      {chosen.length > 0 && (
        <ChosenBar text={t('bulk.chosen', { count: chosen.length })} error={see.error} onClear={onClear}>
          <Button onClick={() => setAsked('client')}>{t('bulk.client')}</Button>
          <Button onClick={() => setAsked('applicant')}>{t('bulk.applicant')}</Button>
          <Button onClick={() => setAsked('agent')}>{t('bulk.agent')}</Button>
          {hasRegister(kind) && (
            <>
              <Button onClick={() => setAsked('takeRegister')}>{t('bulk.takeRegister')}</Button>
              <Button loading={see.isRunning} onClick={() => void see.run()}>
                {t('bulk.seen')}
              </Button>
            </>
          )}
          <Button onClick={onExport}>{t('list.export')}</Button>
          <Button danger onClick={() => setAsked('delete')}>
            {t('bulk.delete')}
          </Button>
        </ChosenBar>
      )}
      <PartyDialog
        key={asked}
        party={parties.find((each) => each === asked) ?? null}
        count={chosen.length}
        submit={(party, id) => change({ act: party, [`${party}Id`]: id })}
        onClose={close}
      />
      <ConfirmDialog
        isOpen={asked === 'takeRegister'}
        title={t('bulk.takeTitle')}
        text={t('bulk.takeText', { count: chosen.length })}
        confirmLabel={t('bulk.takeRegister')}
        act={() => change({ act: 'takeRegister' })}
        onClose={close}
      />
      <ConfirmDialog
        isOpen={asked === 'delete'}
        title={t('bulk.deleteTitle')}
        text={t('bulk.deleteText', { count: chosen.length })}
        confirmLabel={t('bulk.delete')}
        act={() => change({ act: 'delete' })}
        onClose={close}
      />
      <BulkResult {...bulk.result} />
    </>
  )
}

function PartyDialog({
  party,
  count,
  submit,
  onClose,
}: {
  party: Party | null
  count: number
  submit: (party: Party, id: string | null) => Promise<void>
  onClose: () => void
}) {
  const { t } = useTranslation('hosting')
  const clients = useClientOptions({ isOwn: true })
  const options = { client: clients, applicant: useApplicantOptions(), agent: useAgentOptions() }
  const shown = party ?? 'client'
  const none = { client: 'party.noClient', applicant: 'party.noApplicant', agent: 'party.noAgent' } as const
  const [id, setId] = useState<string | null>(null)
  const act = useAction(async () => {
    if (party) await submit(party, id)
    onClose()
  })
  return (
    <Modal
      open={party !== null}
      title={t(`bulk.${shown}Title`)}
      okText={t('bulk.assign')}
      okButtonProps={{ loading: act.isRunning }}
      onOk={() => void act.run()}
      onCancel={onClose}
    >
      <p style={{ marginBottom: 10 }}>{t('bulk.assignText', { count })}</p>
      <SearchSelect
        aria-label={t(`party.${shown}`)}
        value={id}
        options={options[shown]}
        none={t(none[shown])}
        onChange={setId}
      />
      <ErrorNote error={act.error} />
    </Modal>
  )
}
