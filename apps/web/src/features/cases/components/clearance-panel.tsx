import type { CaseContent } from '@markwright/api-client/models/caseContent'
import type { CaseDraft } from '@markwright/api-client/models/caseDraft'
import { Button, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { isUsedUp, UsedUp } from '../../../shared/ui/feedback/used-up.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import { type ClearedFields, useClearance } from '../hooks/use-clearance.ts'
import { ClearanceView } from './clearance-view.tsx'

/** What stands against the mark of a draft, beside its goods. */
export function ClearancePanel({
  draft,
  saving,
  fields,
}: {
  draft: CaseDraft
  saving: { content: CaseContent; isChanged: boolean }
  fields: ClearedFields
}) {
  const { t } = useTranslation('cases')
  const { clearance, isKnown, isFigure, isOutdated, isRunning, error, repeat } = useClearance(draft, saving, fields)
  return (
    <section style={{ marginTop: 28 }} aria-busy={isRunning}>
      <h2 style={{ fontSize: 16 }}>{t('clearance.title')}</h2>
      {!isKnown ? (
        <p>{t(isFigure ? 'clearance.figure' : 'clearance.waiting')}</p>
      ) : isUsedUp(error) ? (
        <UsedUp refusal={error} onRetry={repeat} />
      ) : error ? (
        <ErrorView error={error} onRetry={repeat} />
      ) : !clearance ? (
        <Skeleton active paragraph={{ rows: 4 }} />
      ) : (
        <>
          {isOutdated && (
            <p role="status">
              {t('clearance.outdated')}{' '}
              <Button size="small" disabled={saving.isChanged} loading={whenSlow(isRunning)} onClick={repeat}>
                {t('clearance.repeat')}
              </Button>
            </p>
          )}
          <ClearanceView clearance={clearance} />
        </>
      )}
    </section>
  )
}
