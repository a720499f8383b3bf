import { ApiError } from '@markwright/api-client/fetch'
import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths, trialPathOf } from '../../../shared/lib/paths.ts'
import { openSignIn } from '../../../shared/session/sign-in-dialog.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import styles from './translation.module.css'

/** Spec 2 §8: translations of the day, the trial, or characters and words are used up. */
const USED_UP = [40103, 40104, 40105]

/** Why something was not translated; where it is used up, with the ways to go on. */
export function TranslationProblem({ error }: { error: unknown }) {
  const { t } = useTranslation('translation')
  if (!(error instanceof ApiError) || !USED_UP.includes(error.code)) return <ErrorNote error={error} />
  const nextStep = typeof error.data === 'object' && error.data?.['nextStep']
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      style={{ marginBlock: 12 }}
      title={error.message}
      description={
        <span className={styles.tools}>
          {nextStep === 'signIn' && (
            <Button type="primary" size="small" onClick={() => openSignIn()}>
              {t('usedUp.signIn')}
            </Button>
          )}
          <ButtonLink size="small" to={trialPathOf(28)}>
            {t('usedUp.trial')}
          </ButtonLink>
          <ButtonLink size="small" to={`${paths.services}?tab=patent`}>
            {t('usedUp.buy')}
          </ButtonLink>
        </span>
      }
    />
  )
}
