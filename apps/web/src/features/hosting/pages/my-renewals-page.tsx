import { listCases } from '@markwright/api-client/cases'
import { getListHostingDeadlinesQueryKey, listHostingDeadlines } from '@markwright/api-client/hosting'
import type { HostingDeadline } from '@markwright/api-client/models/hostingDeadline'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RENEWAL } from '../../../shared/cases/start-case.tsx'
import { RenewalTabs } from '../../../shared/hosting/annuity-tabs.tsx'
import { allPages } from '../../../shared/lib/all-pages.ts'
import { paths } from '../../../shared/lib/paths.ts'
import { pageOfRows } from '../../../shared/list/page-of-rows.ts'
import { RecordList } from '../../../shared/list/record-list.tsx'
import { useListAddress } from '../../../shared/list/use-list-address.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { DecisionBar } from '../components/decision-bar.tsx'
import { useRenewalColumns } from '../components/renewal-columns.tsx'
import { StartRenewal } from '../components/start-renewal.tsx'

/** Renewals that are to be kept, less the marks of renewals that are ordered and not over yet. */
async function keptRenewals(signal: AbortSignal): Promise<HostingDeadline[]> {
  const [deadlines, cases] = await Promise.all([
    allPages((part) => listHostingDeadlines({ kind: 'renewal', itemKind: 'mark', ...part }, { signal })),
    allPages((part) => listCases({ finished: false, ...part }, { signal })),
  ])
  // The title of a case has the numbers and names of its marks.
  const inHand = new Set(
    cases.filter(({ productType }) => productType === RENEWAL).flatMap(({ title }) => title.split(/[\s,;，、；]+/)),
  )
  return deadlines.filter(({ decision, itemNumber }) => decision === 'keep' && !inHand.has(itemNumber))
}

/** Marks that are to be kept and whose renewal is not ordered yet. */
export function MyRenewalsPage() {
  const { t } = useTranslation('annuities')
  const address = useListAddress()
  const { data, error, refetch } = useQuery({
    queryKey: [...getListHostingDeadlinesQueryKey(), 'kept'],
    staleTime: 0,
    queryFn: ({ signal }) => keptRenewals(signal),
  })
  const columns = useRenewalColumns()
  const [selected, setSelected] = useState<readonly string[]>([])
  const chosen = (data ?? []).filter(({ id }) => selected.includes(id))
  return (
    <WorkPage title={t('myRenewals.title')} lead={t('myRenewals.lead')}>
      <RenewalTabs current="toOrder" />
      <RecordList
        label={t('myRenewals.title')}
        answer={{ data: pageOfRows(data, address), error, refetch }}
        address={address}
        columns={columns}
        empty={{
          title: t('myRenewals.none'),
          text: t('myRenewals.noneText'),
          actions: <ButtonLink to={paths.renewalDecisions}>{t('myRenewals.toDecide')}</ButtonLink>,
        }}
        choice={{
          chosen: chosen.map(({ id }) => id),
          onChoose: setSelected,
          labelOf: ({ itemTitle, name }) => t('choose', { title: itemTitle, name }),
          isOffered: ({ role }) => role !== 'reader',
        }}
      />
      <DecisionBar
        chosen={chosen.map(({ id }) => id)}
        onClear={() => setSelected([])}
        buttons={<StartRenewal deadlines={chosen} />}
      />
    </WorkPage>
  )
}
