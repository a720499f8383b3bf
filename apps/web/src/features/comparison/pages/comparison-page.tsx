import { DiffOutlined } from '@ant-design/icons'
import { useCompareTrademarks } from '@markwright/api-client/results'
import { keepPreviousData } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { comparisonPath, paths } from '../../../app/paths.ts'
import { isUnknown } from '../../../shared/lib/unknown-record.ts'
import { ButtonLink } from '../../../shared/ui/button-link.tsx'
import { ErrorView } from '../../../shared/ui/error-view.tsx'
import { MessageView } from '../../../shared/ui/message-view.tsx'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import { ComparisonActs } from '../components/comparison-acts.tsx'
import { GoodsOverlap } from '../components/goods-overlap.tsx'
import { PairExplanations } from '../components/pair-explanations.tsx'
import { ScoreMatrix } from '../components/score-matrix.tsx'
import { SideBySide } from '../components/side-by-side.tsx'
import { readIds } from '../model/compared-ids.ts'

/** Two to five records side by side, under an address that can be passed on. */
export function ComparisonPage() {
  const { t } = useTranslation('comparison')
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const ids = readIds(parameters.get('ids'))
  const { data, error, refetch } = useCompareTrademarks(
    { ids },
    { query: { enabled: ids.length > 1, placeholderData: keepPreviousData } },
  )
  const toSearch = (
    <ButtonLink type="primary" to={paths.combinedQuery}>
      {t('empty.action')}
    </ButtonLink>
  )
  if (ids.length < 2)
    return (
      <WorkPage title={t('title')}>
        <MessageView stamp={<DiffOutlined />} title={t('empty.title')} text={t('empty.text')} actions={toSearch} />
      </WorkPage>
    )
  if (error)
    return (
      <WorkPage title={t('title')}>
        {isUnknown(error) ? (
          <MessageView stamp="404" title={t('unknown.title')} text={t('unknown.text')} actions={toSearch} />
        ) : (
          <ErrorView error={error} onRetry={() => void refetch()} />
        )}
      </WorkPage>
    )
  if (!data)
    return (
      <WorkPage title={t('title')}>
        <Skeleton active paragraph={{ rows: 14 }} />
      </WorkPage>
    )
  const remove = (id: string) => void navigate(comparisonPath(ids.filter((each) => each !== id)))
  return (
    <WorkPage title={t('title')} lead={t('lead', { count: data.marks.length })} actions={<ComparisonActs ids={ids} />}>
      <SideBySide marks={data.marks} onRemove={ids.length > 2 ? remove : undefined} />
      <ScoreMatrix comparison={data} />
      <PairExplanations comparison={data} />
      <GoodsOverlap comparison={data} />
    </WorkPage>
  )
}
