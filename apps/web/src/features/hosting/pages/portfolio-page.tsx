import { DownloadOutlined, PlusOutlined } from '@ant-design/icons'
import { useListPortfolio } from '@markwright/api-client/hosting'
import type { PortfolioKind } from '@markwright/api-client/models/portfolioKind'
import type { PortfolioView } from '@markwright/api-client/models/portfolioView'
import { Button, Select } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { loadTexts } from '../../../shared/i18n/later-texts.ts'
import { paths } from '../../../shared/lib/paths.ts'
import { isListOf, useLocalStorage } from '../../../shared/lib/use-local-storage.ts'
import { usePhoneWidth } from '../../../shared/lib/use-media.ts'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import { FilterSearch } from '../../../shared/list/filter-search.tsx'
import { Filters } from '../../../shared/list/filters.tsx'
import { listQuery } from '../../../shared/list/list-query.ts'
import { RecordList } from '../../../shared/list/record-list.tsx'
import { useListRequest } from '../../../shared/list/use-list-request.ts'
import { useCurrentUserKey } from '../../../shared/session/current-user.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { AddRightDialog } from '../components/add-right-dialog.tsx'
import { BulkBar } from '../components/bulk-bar.tsx'
import { ColumnChoice } from '../components/column-choice.tsx'
import styles from '../components/hosting.module.css'
import { AgentFilter, FilterSelect, PartyFilters } from '../components/party-select.tsx'
import { usePortfolioColumns } from '../components/portfolio-columns.tsx'
import { useListViews } from '../hooks/use-list-views.ts'
import { useWords } from '../hooks/use-words.ts'
import { hasRegister, pathOfKind, portfolioKinds, portfolioStates } from '../model/kinds.ts'
import { columnNames, usualColumns } from '../model/list-columns.ts'
import { parametersOf, shownColumns } from '../model/list-view.ts'

const ViewBar = lazy(async () => ({ default: (await import('../components/view-bar.tsx')).ViewBar }))

const ExportDialog = lazy(async () => {
  const [module] = await Promise.all([import('../exchange/export-dialog.tsx'), loadTexts(['exchange', 'exports'])])
  return { default: module.ExportDialog }
})

/** The rights of one kind, the one of the address. */
export function PortfolioPage() {
  const { pathname } = useLocation()
  const kind = portfolioKinds.find((each) => pathOfKind[each] === pathname) ?? 'mark'
  return <Portfolio key={kind} kind={kind} />
}

const sorts = ['nextDue', 'title', 'office', 'expiryDate', '-changeTime', '-createTime'] as const
const onlies = ['due', 'changed', 'different'] as const

/** The rights of one kind: found, chosen and changed together, and added by their numbers. */
function Portfolio({ kind }: { kind: PortfolioKind }) {
  const { t } = useTranslation('hosting')
  const words = useWords()
  const isPhone = usePhoneWidth()
  const { address, request, filter, isFiltered, noFilter } = useListRequest({
    clientId: 'text',
    applicantId: 'text',
    agentId: 'text',
    office: 'text',
    state: portfolioStates,
    keyword: 'text',
    only: onlies,
  })
  const sort = address.choice('sort', sorts) ?? sorts[0]
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isAdding, setIsAdding] = useState(false)
  const [isExporting, setIsExporting] = useState(false)
  const [saved, setColumns] = useLocalStorage(
    useCurrentUserKey(`hosting-columns-${kind}`),
    usualColumns(kind),
    isListOf(columnNames),
  )
  const shown = shownColumns(kind, saved)
  const show = (view: PortfolioView, options?: { replace: boolean }) => {
    address.change(parametersOf(view, sorts[0]), options)
    setColumns(shownColumns(kind, view.columns))
  }
  const views = useListViews(kind, (view) => show(view, { replace: true }))
  const answer = useListPortfolio({ kind, sort, ...request }, { query: { ...listQuery, enabled: !views.isOpening } })
  const clear = () => address.change({ ...noFilter, view: null })
  const columns = usePortfolioColumns(kind, shown)
  const add = (
    <Button
      type={answer.data?.total === 0 ? 'primary' : 'default'}
      icon={<PlusOutlined />}
      onClick={() => setIsAdding(true)}
    >
      {t('list.add')}
    </Button>
  )
  return (
    <WorkPage
      title={t(`kind.${kind}`)}
      lead={t(`list.lead.${kind}`)}
      actions={
        <div className={styles.row}>
          <ButtonLink to={paths.hostingImport}>{t('list.import')}</ButtonLink>
          {add}
        </div>
      }
    >
      <Filters>
        <FilterSearch name="keyword" label={t('list.keyword')} placeholder={t('list.keywordHelp')} />
        <PartyFilters />
        <AgentFilter />
        {hasRegister(kind) && <FilterSelect name="office" label={t('field.office')} options={words.offices(kind)} />}
        <FilterChoice
          name="state"
          label={t('field.state')}
          values={portfolioStates}
          wordFor={(state) => t(`state.${state}`)}
        />
        <FilterChoice
          name="only"
          label={t('list.only')}
          values={hasRegister(kind) ? onlies : onlies.slice(0, 1)}
          wordFor={(only) => t(`list.onlies.${only}`)}
        />
      </Filters>
      {views.isError && !views.data ? (
        <p className={styles.row} style={{ marginBlock: 12 }}>
          <span className={styles.faint}>{t('views.failed')}</span>
          <Button size="small" onClick={() => void views.refetch()}>
            {t('views.retry')}
          </Button>
        </p>
      ) : (
        <Suspense fallback={<div style={{ height: 32, marginBlock: 12 }} />}>
          <ViewBar
            kind={kind}
            views={views.data ?? []}
            appliedId={address.text('view')}
            shown={{ filters: filter, sort, columns: shown }}
            onApply={(view) => (view ? show(view) : clear())}
            refresh={views.refetch}
          />
        </Suspense>
      )}
      <RecordList
        label={t(`kind.${kind}`)}
        answer={answer}
        address={address}
        columns={columns}
        choice={{
          chosen,
          onChoose: setChosen,
          labelOf: ({ title }) => t('list.choose', { title }),
          isOffered: ({ role }) => role !== 'reader',
        }}
        actions={
          <div className={styles.row}>
            <Select
              value={sort}
              aria-label={t('list.sort')}
              popupMatchSelectWidth={false}
              options={sorts
                .filter((value) => value !== '-changeTime' || hasRegister(kind))
                .map((value) => ({ value, label: t(`list.sorts.${value}`) }))}
              onChange={(value) => address.change({ sort: value === sorts[0] ? null : value, page: null })}
            />
            <Button icon={<DownloadOutlined />} onClick={() => setIsExporting(true)}>
              {t('list.export')}
            </Button>
            {!isPhone && <ColumnChoice kind={kind} shown={shown} onChange={setColumns} />}
          </div>
        }
        empty={
          isFiltered
            ? {
                title: t('list.noneFound'),
                text: t('list.noneFoundText'),
                actions: <Button onClick={clear}>{t('list.showAll')}</Button>,
              }
            : {
                title: t(`list.none.${kind}`),
                text: t(hasRegister(kind) ? 'list.noneText' : 'list.noneTyped'),
                actions: hasRegister(kind) && (
                  <ButtonLink type="primary" to={paths.hostingApplicants}>
                    {t('list.fromApplicants')}
                  </ButtonLink>
                ),
              }
        }
      />
      <BulkBar kind={kind} chosen={chosen} onClear={() => setChosen([])} onExport={() => setIsExporting(true)} />
      {isExporting && (
        <Suspense>
          <ExportDialog
            filter={{ kind, sort, ...filter }}
            total={answer.data?.total ?? 0}
            selected={chosen}
            onClose={() => setIsExporting(false)}
          />
        </Suspense>
      )}
      <AddRightDialog isOpen={isAdding} kind={kind} onClose={() => setIsAdding(false)} />
    </WorkPage>
  )
}
