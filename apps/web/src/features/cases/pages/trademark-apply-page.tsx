import { useListCaseTypes } from '@markwright/api-client/cases'
import { Button, Flex, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { paths } from '../../../shared/lib/paths.ts'
import { useSessionToken } from '../../../shared/session/session.ts'
import { openSignIn } from '../../../shared/session/sign-in-dialog.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { useNewCase } from '../hooks/use-new-case.ts'

/** Registration in mainland China. */
const REGISTRATION = 1
const points = ['mark', 'goods', 'clearance', 'documents'] as const

/** Where the registration of a mark begins (spec 2 §2). */
export function TrademarkApplyPage() {
  const { t } = useTranslation('cases')
  const language = useLanguage()
  const isSignedIn = useSessionToken() !== null
  const { data, error, refetch } = useListCaseTypes()
  const begin = useNewCase()
  const type = data?.find(({ productType }) => productType === REGISTRATION)
  const registrations = (data ?? []).filter(({ steps }) =>
    steps.some(({ fields }) => fields.some((field) => field.type === 'goods')),
  )
  return (
    <WorkPage title={type?.name[language] ?? t('apply.title')} lead={t('apply.lead')}>
      {error ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !type ? (
        <Skeleton active paragraph={{ rows: 5 }} />
      ) : (
        <>
          <ol style={{ margin: '20px 0', paddingInlineStart: 20 }}>
            {points.map((point) => (
              <li key={point} style={{ marginBottom: 8 }}>
                {t(`apply.points.${point}`)}
              </li>
            ))}
          </ol>
          {!type.isSold && <p>{t('list.notSold')}</p>}
          <ErrorNote error={begin.error} />
          <Flex gap={12} wrap>
            {registrations.map(({ productType, name }) => (
              <Button
                key={productType}
                type={productType === REGISTRATION ? 'primary' : 'default'}
                size="large"
                disabled={begin.isRunning}
                onClick={() => (isSignedIn ? void begin.run(productType) : openSignIn())}
              >
                {productType === REGISTRATION ? t('apply.begin') : name[language]}
              </Button>
            ))}
            {isSignedIn && (
              <ButtonLink size="large" to={`${paths.cases}?tab=drafts`}>
                {t('list.tabs.drafts')}
              </ButtonLink>
            )}
          </Flex>
        </>
      )}
    </WorkPage>
  )
}
