import { createCaseDraft } from '@markwright/api-client/cases'
import { getPortfolioItem } from '@markwright/api-client/hosting'
import type { HostingDeadline } from '@markwright/api-client/models/hostingDeadline'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { RENEWAL } from '../../../shared/cases/start-case.tsx'
import { caseDraftPath } from '../../../shared/lib/paths.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'

/** Marks in one request for renewal. */
const MARKS_MAX = 50

/** Whether the renewal can be ordered here. */
export const isRenewable = ({ office }: Pick<HostingDeadline, 'office'>) => office === 'CN'

/** Begins the renewal of marks in one draft. */
export function StartRenewal({
  deadlines,
  isSmall = false,
}: {
  deadlines: readonly HostingDeadline[]
  isSmall?: boolean
}) {
  const { t } = useTranslation('annuities')
  const navigate = useNavigate()
  const elsewhere = deadlines.filter((deadline) => !isRenewable(deadline)).length
  const begin = useAction(async () => {
    const items = await Promise.all(deadlines.map(({ itemId }) => getPortfolioItem(itemId)))
    const marks = items.map(({ number, registrationNumber, title, classes }) => ({
      number: registrationNumber ?? number,
      name: title,
      classes: [...classes],
    }))
    const { id } = await createCaseDraft({ productType: RENEWAL, content: { marks } })
    await navigate(caseDraftPath(id))
  })
  const problem =
    elsewhere > 0
      ? t('renewal.someElsewhere', { count: elsewhere })
      : deadlines.length > MARKS_MAX
        ? t('renewal.max', { max: MARKS_MAX })
        : null
  return (
    <>
      <Button
        type="primary"
        size={isSmall ? 'small' : 'middle'}
        disabled={begin.isRunning || problem !== null}
        aria-label={isSmall ? t('renewal.renewOf', { title: deadlines[0]?.itemTitle }) : undefined}
        onClick={() => void begin.run()}
      >
        {isSmall ? t('renewal.renew') : t('renewal.renewChosen', { count: deadlines.length })}
      </Button>
      {problem && !isSmall && <p role="alert">{problem}</p>}
      <ErrorNote error={begin.error} />
    </>
  )
}
