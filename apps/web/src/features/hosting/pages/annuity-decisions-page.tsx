import { listAnnuities, useListAnnuities } from '@markwright/api-client/hosting'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AnnuityTabs } from '../../../shared/hosting/annuity-tabs.tsx'
import { allPages } from '../../../shared/lib/all-pages.ts'
import { paths } from '../../../shared/lib/paths.ts'
import { listQuery } from '../../../shared/list/list-query.ts'
import { RecordList } from '../../../shared/list/record-list.tsx'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { annuityRows, useAnnuityColumns } from '../components/annuity-columns.tsx'
import { AnnuityFilters, useAnnuityFilter } from '../components/annuity-filters.tsx'
import { ChooseAll } from '../components/choose-all.tsx'
import { DecisionBar } from '../components/decision-bar.tsx'
import { FeeDrawer } from '../components/fee.tsx'
import { useFeeDrawer } from '../hooks/use-fee-drawer.ts'

/** Decisions on many annuities at once, those of other pages of the list too. */
export function AnnuityDecisionsPage() {
  const { t } = useTranslation('annuities')
  const { address, filter, page, isFiltered } = useAnnuityFilter()
  const request = { ...filter, stage: 'open' as const }
  const { data, ...answer } = useListAnnuities({ ...page, ...request }, { query: listQuery })
  const fees = useFeeDrawer()
  const columns = useAnnuityColumns(fees.open)
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <WorkPage title={t('decide.title')} lead={t('decide.lead')}>
      <AnnuityTabs current="decide" />
      <AnnuityFilters />
      <RecordList
        label={t('decide.title')}
        answer={{ ...answer, data: data && { records: annuityRows(data.records), total: data.total } }}
        address={address}
        columns={columns}
        empty={
          isFiltered
            ? { title: t('noneFound'), text: t('noneFoundText') }
            : {
                title: t('none'),
                text: t('noneText'),
                actions: <ButtonLink to={paths.hostingPatents}>{t('toPatents')}</ButtonLink>,
              }
        }
        choice={{
          chosen,
          onChoose: setChosen,
          labelOf: ({ deadline: { itemTitle, name } }) => t('choose', { title: itemTitle, name }),
          isOffered: ({ deadline: { role } }) => role !== 'reader',
        }}
        actions={
          data && (
            <ChooseAll
              total={data.total}
              load={async () => {
                const all = await allPages((part) => listAnnuities({ ...request, ...part }))
                setChosen(all.filter(({ deadline }) => deadline.role !== 'reader').map(({ deadline }) => deadline.id))
              }}
            />
          )
        }
      />
      <DecisionBar chosen={chosen} onClear={() => setChosen([])} />
      <FeeDrawer {...fees.drawer} />
    </WorkPage>
  )
}
