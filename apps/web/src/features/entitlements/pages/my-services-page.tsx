import { useGetUserServiceManages } from '@markwright/api-client/entitlements'
import { Button, Segmented } from 'antd'
import { useTranslation } from 'react-i18next'
import { trialPathOf } from '../../../shared/lib/paths.ts'
import { addressCodec, choiceParameter, pageParameter } from '../../../shared/lib/address-codec.ts'
import { listQuery } from '../../../shared/list/list-query.ts'
import { RecordList } from '../../../shared/list/record-list.tsx'
import { useAddressState } from '../../../shared/list/use-address-state.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { useServiceColumns } from '../components/service-columns.tsx'
import styles from './my-services-page.module.css'

const SIZE = 10
/** Numbers of spec 2 §3. */
const types = { purchase: 1, trial: 2 } as const
const statuses = { running: 1, expired: 2 } as const
const typeNames = ['all', 'purchase', 'trial'] as const
const statusNames = ['all', 'running', 'expired'] as const
const codec = addressCodec({
  type: choiceParameter(typeNames, { otherwise: typeNames[0] }),
  status: choiceParameter(statusNames, { otherwise: statusNames[0] }),
  page: pageParameter(),
})

/** What the member was granted, by kind and state. */
export function MyServicesPage() {
  const { t } = useTranslation('entitlements')
  const [{ type, status, page }, change, pages] = useAddressState(codec, [SIZE])
  const columns = useServiceColumns()
  const result = useGetUserServiceManages(
    {
      current: page,
      size: SIZE,
      ...(type !== 'all' && { type: types[type] }),
      ...(status !== 'all' && { status: statuses[status] }),
    },
    { query: listQuery },
  )
  const isFiltered = type !== 'all' || status !== 'all'
  return (
    <WorkPage title={t('mine.title')} lead={t('mine.lead')}>
      <div className={styles.filters}>
        <Segmented
          aria-label={t('mine.type')}
          value={type}
          options={typeNames.map((value) => ({ value, label: t(`mine.types.${value}`) }))}
          onChange={(next) => change({ type: next })}
        />
        <Segmented
          aria-label={t('mine.status')}
          value={status}
          options={statusNames.map((value) => ({ value, label: t(`mine.statuses.${value}`) }))}
          onChange={(next) => change({ status: next })}
        />
      </div>
      <RecordList
        label={t('mine.title')}
        answer={result}
        address={pages}
        columns={columns}
        empty={{
          title: t(isFiltered ? 'mine.noneFound' : 'mine.none'),
          text: isFiltered ? undefined : t('mine.noneText'),
          actions: isFiltered ? (
            <Button onClick={() => change({ type: 'all', status: 'all' })}>{t('mine.showAll')}</Button>
          ) : (
            <ButtonLink type="primary" to={trialPathOf(27)}>
              {t('mine.apply')}
            </ButtonLink>
          ),
        }}
      />
    </WorkPage>
  )
}
