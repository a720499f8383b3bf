import { FieldTimeOutlined } from '@ant-design/icons'
import { ApiError } from '@markwright/api-client/fetch'
import { Button } from 'antd'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSessionToken } from '../../session/session.ts'
import { openSignIn } from '../../session/sign-in-dialog.ts'
import { ButtonLink } from '../controls/button-link.tsx'
import { MessageView } from './message-view.tsx'

/** Spec 2 §8: query count used up, of trademarks and of patents. */
const TRADEMARKS = 20302
const PATENTS = 30102
const USED_UP = [TRADEMARKS, PATENTS]
/** Spec 1 §2.2: where these pages are. */
const pathsOf = {
  [TRADEMARKS]: { services: '/services', trial: '/services?tab=trial', readOn: '/trademarkSearch' },
  [PATENTS]: { services: '/services?tab=patent', trial: '/services?tab=trial&type=28', readOn: '/searchTntroduction' },
}

export const isUsedUp = (error: unknown): error is ApiError => error instanceof ApiError && USED_UP.includes(error.code)

/**
 * The searches of the day are used up: what may be done about it, and that what was already searched stays open. Its words
 * are among the texts `results`.
 */
export function UsedUp({ refusal: { code, message, data }, onRetry }: { refusal: ApiError; onRetry: () => void }) {
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
  const paths = pathsOf[code === PATENTS ? PATENTS : TRADEMARKS]
  const nextStep = typeof data === 'object' && data?.['nextStep']
  const mayBuy = nextStep === 'buy' || nextStep === 'trialEnded'
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
          <ButtonLink type={mayBuy ? 'primary' : 'default'} to={paths.services}>
            {t(mayBuy ? 'toPlans' : 'toServices')}
          </ButtonLink>
          <ButtonLink to={paths.readOn}>{t('readOn')}</ButtonLink>
        </>
      }
    />
  )
}
