import { useAnalyzeSuccessRate } from '@markwright/api-client/clearance'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { isUsedUp, UsedUp } from '../../../shared/ui/feedback/used-up.tsx'
import { NormalizedNote } from '../../../shared/ui/feedback/normalized-note.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { SuccessForm } from '../components/success-form.tsx'
import { SuccessResult } from '../components/success-result.tsx'
import { nameOf, readSuccessAddress, toSuccessQuery, writeSuccessAddress } from '../model/success-address.ts'

const FRESH_MS = 10 * 60_000

/** How likely a name is to be registered in mainland China, under an address that can be passed on. */
export function SuccessRatePage() {
  const { t } = useTranslation('clearance')
  const [parameters, setParameters] = useSearchParams()
  const form = readSuccessAddress(parameters)
  const isRequested = form.text.trim() !== ''
  const name = nameOf(form.text)
  const { data, error, refetch, isFetching } = useAnalyzeSuccessRate(toSuccessQuery(form), {
    query: { enabled: isRequested, staleTime: FRESH_MS, retry: false },
  })
  const shown = Number(parameters.get('class')) || null
  return (
    <WorkPage title={t('title')} lead={t('lead')}>
      <SuccessForm requested={form} isBusy={isFetching} onSearch={(next) => setParameters(writeSuccessAddress(next))} />
      {isRequested && name !== form.text.trim() && <NormalizedNote changes={[{ from: form.text.trim(), to: name }]} />}
      {isRequested && isUsedUp(error) ? (
        <UsedUp refusal={error} onRetry={() => void refetch()} />
      ) : isRequested && error ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : isRequested && !data ? (
        <Skeleton active paragraph={{ rows: 10 }} />
      ) : (
        data && (
          <SuccessResult
            text={name}
            classes={data}
            shown={shown}
            onShow={(no) =>
              setParameters(
                (previous) => {
                  previous.set('class', String(no))
                  return previous
                },
                { replace: true },
              )
            }
          />
        )
      )}
    </WorkPage>
  )
}
