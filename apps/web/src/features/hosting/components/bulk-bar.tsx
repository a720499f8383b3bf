import { changePortfolioItems } from '@markwright/api-client/hosting'
import type { PortfolioBulk } from '@markwright/api-client/models/portfolioBulk'
import type { PortfolioKind } from '@markwright/api-client/models/portfolioKind'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { useRefresh } from '../hooks/use-hosting.ts'
import { hasRegister } from '../model/kinds.ts'
import { type BulkOutcome, BulkResult } from './bulk-result.tsx'
import styles from './hosting.module.css'
import { SearchSelect, useApplicantOptions, useClientOptions } from './party-select.tsx'

/** The most that one call changes. */
const AT_ONCE = 500

/** What can be done to the chosen rights together; `onClear` gives the choice up. */
export function BulkBar({
  kind,
  chosen,
  onClear,
}: {
  kind: PortfolioKind
  chosen: readonly string[]
  onClear: () => void
}) {
  const { t } = useTranslation('hosting')
  const refresh = useRefresh()
  const [asked, setAsked] = useState<'client' | 'applicant' | 'takeRegister' | 'delete' | null>(null)
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)
  const close = () => setAsked(null)

  const change = async (act: Omit<PortfolioBulk, 'ids'>) => {
    const all: BulkOutcome = { done: 0, refused: [] }
    for (let at = 0; at < chosen.length; at += AT_ONCE) {
      const { done, refused } = await changePortfolioItems({ ids: chosen.slice(at, at + AT_ONCE), ...act })
      all.done += done
      all.refused = [...all.refused, ...refused]
    }
    onClear()
    if (all.refused.length === 0) notifySuccess(t('bulk.done', { count: all.done }))
    else setOutcome(all)
    await refresh()
  }
  const see = useAction(() => change({ act: 'seen' }))
  return (
    <>
      {chosen.length > 0 && (
        <section className={styles.bulk} aria-label={t('bulk.title')}>
          <span role="status">{t('bulk.chosen', { count: chosen.length })}</span>
          <Button onClick={() => setAsked('client')}>{t('bulk.client')}</Button>
          <Button onClick={() => setAsked('applicant')}>{t('bulk.applicant')}</Button>
          {hasRegister(kind) && (
            <>
              <Button onClick={() => setAsked('takeRegister')}>{t('bulk.takeRegister')}</Button>
              <Button loading={see.isRunning} onClick={() => void see.run()}>
                {t('bulk.seen')}
              </Button>
            </>
          )}
          <Button danger onClick={() => setAsked('delete')}>
            {t('bulk.delete')}
          </Button>
          <Button type="text" onClick={onClear}>
            {t('bulk.clear')}
          </Button>
          <ErrorNote error={see.error} />
        </section>
      )}
      <PartyDialog
        key={asked}
        party={asked === 'client' || asked === 'applicant' ? asked : null}
        count={chosen.length}
        submit={(party, id) =>
          change(party === 'client' ? { act: party, clientId: id } : { act: party, applicantId: id })
        }
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
      <BulkResult outcome={outcome} onClose={() => setOutcome(null)} />
    </>
  )
}

function PartyDialog({
  party,
  count,
  submit,
  onClose,
}: {
  party: 'client' | 'applicant' | null
  count: number
  submit: (party: 'client' | 'applicant', id: string | null) => Promise<void>
  onClose: () => void
}) {
  const { t } = useTranslation('hosting')
  const clients = useClientOptions({ isOwn: true })
  const applicants = useApplicantOptions()
  const [id, setId] = useState<string | null>(null)
  const act = useAction(async () => {
    if (party) await submit(party, id)
    onClose()
  })
  return (
    <Modal
      open={party !== null}
      title={t(party === 'applicant' ? 'bulk.applicantTitle' : 'bulk.clientTitle')}
      okText={t('bulk.assign')}
      okButtonProps={{ loading: act.isRunning }}
      onOk={() => void act.run()}
      onCancel={onClose}
    >
      <p style={{ marginBottom: 10 }}>{t('bulk.assignText', { count })}</p>
      <SearchSelect
        aria-label={t(party === 'applicant' ? 'party.applicant' : 'party.client')}
        value={id}
        options={party === 'applicant' ? applicants : clients}
        none={t(party === 'applicant' ? 'party.noApplicant' : 'party.noClient')}
        onChange={setId}
      />
      <ErrorNote error={act.error} />
    </Modal>
  )
}
