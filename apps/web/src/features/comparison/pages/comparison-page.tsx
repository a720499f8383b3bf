import { DiffOutlined } from '@ant-design/icons'
import { useCompareTrademarks } from '@markwright/api-client/results'
import { keepPreviousData } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { comparisonPath, paths } from '../../../shared/lib/paths.ts'
import { isUnknown } from '../../../shared/lib/record-errors.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { ComparisonActions } from '../components/comparison-actions.tsx'
import { GoodsOverlap } from '../components/goods-overlap.tsx'
import { PairExplanations } from '../components/pair-explanations.tsx'
import { ScoreMatrix } from '../components/score-matrix.tsx'
import { SideBySide } from '../components/side-by-side.tsx'
import { readIds } from '../model/compared-ids.ts'
import { readSought, toCompared } from '../model/sought.ts'

/** Records side by side, or what was searched for beside them, under an address that can be passed on. */
export function ComparisonPage() {
  const { t } = useTranslation('comparison')
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const ids = readIds(parameters.get('ids'))
  const sought = readSought(parameters)
  const compared = toCompared(ids, sought)
  const least = sought ? 1 : 2
  const { data, error, refetch } = useCompareTrademarks(compared, {
    query: { enabled: ids.length >= least, placeholderData: keepPreviousData },
  })
  const toSearch = (
    <ButtonLink type="primary" to={paths.combinedQuery}>
      {t('empty.action')}
    </ButtonLink>
  )
  if (ids.length < least)
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
  const remove = (id: string) =>
    void navigate(
      comparisonPath(
        ids.filter((each) => each !== id),
        sought ?? {},
      ),
    )
  return (
    <WorkPage
      title={t('title')}
      lead={t(sought ? 'leadSought' : 'lead', { count: data.marks.length })}
      actions={<ComparisonActions compared={compared} />}
    >
      <SideBySide comparison={data} onRemove={ids.length > least ? remove : undefined} />
      <ScoreMatrix comparison={data} />
      <PairExplanations comparison={data} />
      <GoodsOverlap comparison={data} />
    </WorkPage>
  )
}
