import { useListManagedCaseQuotations } from '@markwright/api-client/backoffice'
import { useListCaseTypes } from '@markwright/api-client/cases'
import { CaseQuotationState as states } from '@markwright/api-client/models/caseQuotationState'
import type { ManagedCaseQuotationHead } from '@markwright/api-client/models/managedCaseQuotationHead'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { manageQuotationPath } from '../../../shared/lib/paths.ts'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import { FilterSearch } from '../../../shared/list/filter-search.tsx'
import { listQuery } from '../../../shared/list/list-query.ts'
import type { Column } from '../../../shared/list/record-list.tsx'
import { useListRequest } from '../../../shared/list/use-list-request.ts'
import { Instant } from '../../../shared/manage/instant.tsx'
import { ManagedList } from '../../../shared/manage/managed-list.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { QuotationState } from '../components/quotation-state.tsx'

const stateValues = Object.values(states)

/** Quotations of all members, those that are to be quoted first. */
export function ManagedQuotationsPage() {
  const { t } = useTranslation(['backoffice', 'cases', 'quotations'])
  const language = useLanguage()
  const types = (useListCaseTypes().data ?? []).filter(({ pricing }) => pricing === 'quoted')
  const typeValues = types.map(({ productType }) => String(productType))
  const list = useListRequest({ keyword: 'text', state: stateValues, productType: typeValues })
  const { productType, ...request } = list.request
  const result = useListManagedCaseQuotations(
    { ...request, ...(productType !== undefined && { productType: Number(productType) }) },
    { query: listQuery },
  )
  const columns: Column<ManagedCaseQuotationHead>[] = [
    {
      key: 'quotation',
      title: t('quotations:manage.quotation'),
      render: ({ id, number, typeName, title }) => (
        <>
          <SiteLink to={manageQuotationPath(id)} className="numeric">
            {number}
          </SiteLink>{' '}
          {typeName[language]}
          <span style={{ display: 'block', overflowWrap: 'anywhere' }}>{title}</span>
        </>
      ),
    },
    { key: 'state', title: t('cases:list.state'), render: (each) => <QuotationState of={each} /> },
    {
      key: 'valid',
      title: t('quotations:manage.validUntil'),
      render: ({ validUntil }) => (validUntil ? <time className="day">{validUntil}</time> : '—'),
    },
    {
      key: 'member',
      title: t('cases:manage.member'),
      render: ({ member }) => <span className="numeric">{member}</span>,
    },
    {
      key: 'created',
      title: t('quotations:manage.requested'),
      render: ({ createTime }) => <Instant at={createTime} />,
    },
  ]
  return (
    <WorkPage title={t('menu.quotations')}>
      <ManagedList
        label={t('menu.quotations')}
        answer={result}
        list={list}
        columns={columns}
        filters={
          <>
            <FilterSearch
              name="keyword"
              label={t('cases:manage.search')}
              placeholder={t('cases:manage.searchPlaceholder')}
            />
            <FilterChoice
              name="state"
              label={t('cases:list.state')}
              values={stateValues}
              wordFor={(state) => t(`quotations:states.${state}`)}
            />
            <FilterChoice
              name="productType"
              label={t('cases:manage.type')}
              values={typeValues}
              wordFor={(value) => types.find((type) => String(type.productType) === value)?.name[language] ?? value}
            />
          </>
        }
        empty={{ title: t('quotations:manage.none'), text: t('quotations:manage.noneText') }}
      />
    </WorkPage>
  )
}
