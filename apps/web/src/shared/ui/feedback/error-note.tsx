import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { refusalText } from '../../lib/refusal-text.ts'

/** A refusal beside what was tried, which `act` names; nothing while there is none. */
export function ErrorNote({ error, act }: { error: unknown; act?: 'add' | 'apply' | 'change' | 'submit' }) {
  const { t } = useTranslation('site')
  if (error === null || error === undefined) return null
  const reason = refusalText(error, t('error.noAnswer'))
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      style={{ marginBlock: 12 }}
      title={act ? t(`failed.${act}`) : reason}
      description={act && reason}
    />
  )
}
