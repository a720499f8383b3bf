import { listHostingDeadlines, useListHostingDeadlines } from '@markwright/api-client/hosting'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RenewalTabs } from '../../../shared/hosting/annuity-tabs.tsx'
import { allPages } from '../../../shared/lib/all-pages.ts'
import { paths } from '../../../shared/lib/paths.ts'
import { listQuery } from '../../../shared/list/list-query.ts'
import { RecordList } from '../../../shared/list/record-list.tsx'
import { useListRequest } from '../../../shared/list/use-list-request.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { AnnuityFilters } from '../components/annuity-filters.tsx'
import { AskDialog } from '../components/ask-dialog.tsx'
import { ChooseAll } from '../components/choose-all.tsx'
import { DecisionBar } from '../components/decision-bar.tsx'
import { useRenewalColumns } from '../components/renewal-columns.tsx'
import { StartRenewal } from '../components/start-renewal.tsx'
import { useChosenRows } from '../hooks/use-chosen-rows.ts'

/** Decisions on many renewals at once, and the way to order them. */
export function RenewalDecisionsPage() {
  const { t } = useTranslation('annuities')
  const { address, filter, page, isFiltered } = useListRequest({ clientId: 'text', from: 'day', to: 'day' })
  const request = { ...filter, kind: 'renewal' as const, itemKind: 'mark' as const }
  const answer = useListHostingDeadlines({ ...page, ...request }, { query: listQuery })
  const columns = useRenewalColumns()
  const { chosen, ids, choose, setChosen, clear } = useChosenRows(answer.data?.records)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <WorkPage title={t('renewal.title')} lead={t('renewal.lead')}>
      <RenewalTabs current="decide" />
      <AnnuityFilters withDecision={false} />
      <RecordList
        label={t('renewal.title')}
        answer={answer}
        address={address}
        columns={columns}
        empty={
          isFiltered
            ? { title: t('renewal.noneFound'), text: t('noneFoundText') }
            : {
                title: t('renewal.none'),
                text: t('renewal.noneText'),
                actions: <ButtonLink to={paths.hostingMarks}>{t('renewal.toMarks')}</ButtonLink>,
              }
        }
        choice={{
          chosen: ids,
          onChoose: choose,
          labelOf: ({ itemTitle, name }) => t('choose', { title: itemTitle, name }),
          isOffered: ({ role }) => role !== 'reader',
        }}
        actions={
          answer.data && (
            <ChooseAll
              total={answer.data.total}
              load={async () => {
                const all = await allPages((part) => listHostingDeadlines({ ...request, ...part }))
                setChosen(all.filter(({ role }) => role !== 'reader'))
              }}
            />
          )
        }
      />
      <DecisionBar
        chosen={ids}
        onClear={clear}
        buttons={
          <>
            <Button aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
              {t('bar.ask')}
            </Button>
            <StartRenewal deadlines={chosen} />
          </>
        }
      />
      <AskDialog
        ids={ids}
        isOpen={isAsking}
        onClose={(isMade) => {
          setIsAsking(false)
          if (isMade) clear()
        }}
      />
    </WorkPage>
  )
}
