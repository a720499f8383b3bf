import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { refusalText } from '../lib/refusal-text.ts'

/** A refusal beside what was tried; nothing while there is none. */
export function ErrorNote({ error }: { error: unknown }) {
  const { t } = useTranslation('site')
  if (error === null || error === undefined) return null
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      style={{ marginBlock: 12 }}
      title={refusalText(error, t('error.noAnswer'))}
    />
  )
}
