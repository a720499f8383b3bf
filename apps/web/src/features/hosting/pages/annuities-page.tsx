import { useListAnnuities } from '@markwright/api-client/hosting'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AnnuityTabs } from '../../../shared/hosting/annuity-tabs.tsx'
import { paths } from '../../../shared/lib/paths.ts'
import { listQuery } from '../../../shared/list/list-query.ts'
import { RecordList } from '../../../shared/list/record-list.tsx'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { annuityRows, useAnnuityColumns } from '../components/annuity-columns.tsx'
import { AnnuityFilters, useAnnuityFilter } from '../components/annuity-filters.tsx'
import { AskDialog } from '../components/ask-dialog.tsx'
import { DecisionBar } from '../components/decision-bar.tsx'
import { FeeDrawer } from '../components/fee.tsx'
import { OrderAnnuities } from '../components/order-annuities.tsx'
import { useFeeDrawer } from '../hooks/use-fee-drawer.ts'

/** Annuities with what they cost today; the selected ones are decided, asked about or ordered. */
export function AnnuitiesPage() {
  const { t } = useTranslation('annuities')
  const { address, filter, page, isFiltered } = useAnnuityFilter()
  const { data, ...answer } = useListAnnuities({ ...page, ...filter }, { query: listQuery })
  const fees = useFeeDrawer()
  const columns = useAnnuityColumns(fees.open)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [opened, setOpened] = useState<'ask' | 'order' | null>(null)
  return (
    <WorkPage title={t('title')} lead={t('lead')}>
      <AnnuityTabs current="all" />
      <AnnuityFilters withStage />
      <RecordList
        label={t('title')}
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
          isOffered: ({ stage, deadline: { role } }) => stage === 'open' && role !== 'reader',
        }}
      />
      <DecisionBar
        chosen={chosen}
        onClear={() => setChosen([])}
        buttons={
          <>
            <Button aria-haspopup="dialog" onClick={() => setOpened('ask')}>
              {t('bar.ask')}
            </Button>
            <Button type="primary" aria-haspopup="dialog" onClick={() => setOpened('order')}>
              {t('bar.order')}
            </Button>
          </>
        }
      />
      <AskDialog
        ids={chosen}
        isOpen={opened === 'ask'}
        onClose={(isMade) => {
          setOpened(null)
          if (isMade) setChosen([])
        }}
      />
      <OrderAnnuities ids={chosen} isOpen={opened === 'order'} onClose={() => setOpened(null)} />
      <FeeDrawer {...fees.drawer} />
    </WorkPage>
  )
}
