import { CheckOutlined, CopyOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useCopied } from '../../../shared/lib/use-copied.ts'
import { oneTimeCode } from './one-time-code.ts'

/** The code of a message, copied by a press; a dash where the message has none. */
export function CopyCode({ text }: { text: string }) {
  const { t } = useTranslation(['backoffice', 'site'])
  const { isCopied, copy } = useCopied()
  const code = oneTimeCode(text)
  if (!code) return <>—</>
  return (
    <Button
      size="small"
      className="numeric"
      icon={isCopied ? <CheckOutlined /> : <CopyOutlined />}
      aria-label={t('outbox.copy', { code })}
      onClick={() => copy(code)}
    >
      {code}
      <span role="status" className="visually-hidden">
        {isCopied && t('site:copied')}
      </span>
    </Button>
  )
}
