import { useCrossSearchTrademarks } from '@markwright/api-client/results'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { NormalizedNote } from '../../../shared/ui/feedback/normalized-note.tsx'
import { PageTitle } from '../../../shared/ui/layout/page-title.tsx'
import { isUsedUp, UsedUp } from '../../../shared/ui/feedback/used-up.tsx'
import { CrossAnswer } from '../components/cross/cross-result.tsx'
import { CrossForm } from '../components/cross/cross-form.tsx'
import styles from '../components/cross/cross.module.css'
import {
  crossProblems,
  crossSearchPath,
  isRequested,
  normalizeCross,
  readCross,
  toCrossQuery,
} from '../model/cross-query.ts'

/** One name or image over all offices at once; all that is requested is in the address. */
export function CrossSearchPage() {
  const { t } = useTranslation('cross')
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const { query, changes } = normalizeCross(readCross(parameters))
  const by = query.source.imgFile ? 'image' : 'name'
  const isReady = isRequested(query) && crossProblems(query, by).length === 0
  const { data, error, refetch, isFetching } = useCrossSearchTrademarks(toCrossQuery(query), {
    query: { enabled: isReady },
  })
  const path = crossSearchPath(query)
  const title = query.source.text ? t('resultTitle', { text: query.source.text }) : t('title')
  const retry = () => void refetch()
  return (
    <>
      <PageTitle text={title} />
      <CrossForm
        // Another query is another form.
        key={path}
        initial={query}
        shown={data?.queryImage}
        isBusy={isFetching}
        onSearch={(next) => (crossSearchPath(next) === path && error ? retry() : void navigate(crossSearchPath(next)))}
      />
      {isReady && <NormalizedNote changes={changes} />}
      {isReady &&
        (error ? (
          isUsedUp(error) ? (
            <UsedUp refusal={error} onRetry={retry} />
          ) : (
            <ErrorView error={error} onRetry={retry} />
          )
        ) : data ? (
          <CrossAnswer query={query} result={data} />
        ) : (
          <div className={styles.answer}>
            <Skeleton active paragraph={{ rows: 12 }} />
          </div>
        ))}
    </>
  )
}
