import { FieldTimeOutlined } from '@ant-design/icons'
import type { ApiError } from '@markwright/api-client/fetch'
import { Button } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { paths, trialPath } from '../../../../app/paths.ts'
import { onSession } from '../../../../shared/session/session.ts'
import { openSignIn } from '../../../../shared/session/sign-in-dialog.ts'
import { ButtonLink } from '../../../../shared/ui/button-link.tsx'
import { MessageView } from '../../../../shared/ui/message-view.tsx'

/** The searches of the day are used up: what may be done about it, and that what was already asked stays open. */
export function UsedUp({ refusal: { message, data }, onRetry }: { refusal: ApiError; onRetry: () => void }) {
  const { t } = useTranslation('results')
  // Who signs in here has searches of their own.
  useEffect(() => onSession(onRetry), [onRetry])
  const nextStep = typeof data === 'object' && data?.['nextStep']
  return (
    <MessageView
      isAlert
      stamp={<FieldTimeOutlined />}
      title={message}
      text={t('usedUp')}
      actions={
        <>
          {nextStep === 'signIn' && (
            <Button type="primary" onClick={() => openSignIn()}>
              {t('toSignIn')}
            </Button>
          )}
          {nextStep === 'applyForTrial' && (
            <ButtonLink type="primary" to={trialPath}>
              {t('toTrial')}
            </ButtonLink>
          )}
          <ButtonLink to={paths.services}>{t('toServices')}</ButtonLink>
          <ButtonLink to={paths.trademarkSearch}>{t('readOn')}</ButtonLink>
        </>
      }
    />
  )
}
