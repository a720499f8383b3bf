import { DisconnectOutlined } from '@ant-design/icons'
import { ApiError, NO_ANSWER } from '@markwright/api-client/fetch'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { MessageView } from './message-view.tsx'

/** A call that failed: what the server said, in the language of the user, and another try. */
export function ErrorView({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('site')
  const refusal = error instanceof ApiError ? error : null
  const isLost = refusal === null || refusal.code === NO_ANSWER || !refusal.message
  const isMisaddressed = refusal !== null && namesNoRecord(refusal)
  return (
    <MessageView
      isAlert
      stamp={<DisconnectOutlined />}
      title={isMisaddressed ? t('error.misaddressed') : isLost ? t('error.noAnswer') : refusal.message}
      text={refusal?.traceId ? t('error.trace', { id: refusal.traceId }) : undefined}
      actions={
        <Button type="primary" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  )
}

/** Whether what a page asks for was refused as no id of any record: its own address was cut off or mistyped. */
function namesNoRecord({ status, data }: ApiError): boolean {
  const errors: unknown = typeof data === 'object' ? data?.['errors'] : undefined
  return (
    status === 400 &&
    Array.isArray(errors) &&
    errors.length > 0 &&
    errors.every((each: { path?: unknown }) => /^(?:params\.|querystring\.id$)/.test(String(each?.path)))
  )
}
