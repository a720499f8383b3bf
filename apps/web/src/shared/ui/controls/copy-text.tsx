import { CheckOutlined, CopyOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useCopied } from '../../lib/use-copied.ts'

/** Copies a text; `name` says which one to those who do not see it beside the button, `label` to all. */
export function CopyText({ text, name, label }: { text: string; name?: string; label?: string }) {
  const { t } = useTranslation('site')
  const { isCopied, copy } = useCopied()
  return (
    <>
      <Button
        className="no-print"
        type={label ? 'default' : 'text'}
        size={label ? 'middle' : 'small'}
        icon={isCopied ? <CheckOutlined /> : <CopyOutlined />}
        aria-label={label ? undefined : `${t('copy')} ${name ?? text}`}
        onClick={() => copy(text)}
      >
        {label}
      </Button>
      <span role="status" className="visually-hidden">
        {isCopied && t('copied')}
      </span>
    </>
  )
}
