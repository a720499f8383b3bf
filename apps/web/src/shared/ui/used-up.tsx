import { FieldTimeOutlined } from '@ant-design/icons'
import { ApiError } from '@markwright/api-client/fetch'
import { Button } from 'antd'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSessionToken } from '../session/session.ts'
import { openSignIn } from '../session/sign-in-dialog.ts'
import { ButtonLink } from './button-link.tsx'
import { MessageView } from './message-view.tsx'

/** Spec 2 §8: query count used up, of trademarks and of patents. */
const USED_UP = [20302, 30102]
/** Spec 1 §2.2: where these pages are. */
const paths = { services: '/services', trial: '/services?tab=trial', trademarkSearch: '/trademarkSearch' }

export const isUsedUp = (error: unknown): error is ApiError => error instanceof ApiError && USED_UP.includes(error.code)

/**
 * The searches of the day are used up: what may be done about it, and that what was already asked stays open. Its words
 * are among the texts `results`.
 */
export function UsedUp({ refusal: { message, data }, onRetry }: { refusal: ApiError; onRetry: () => void }) {
  const { t } = useTranslation('results')
  const token = useSessionToken()
  const refused = useRef(token)
  const retry = useEffectEvent(onRetry)
  // Who signs in here has searches of their own.
  useEffect(() => {
    if (token === refused.current) return
    refused.current = token
    retry()
  }, [token])
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
            <ButtonLink type="primary" to={paths.trial}>
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
