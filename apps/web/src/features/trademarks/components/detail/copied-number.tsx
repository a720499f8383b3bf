import { CheckOutlined, CopyOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useCopied } from '../../../../shared/lib/use-copied.ts'

/** A number that one wants elsewhere. */
export function CopiedNumber({ number, name }: { number: string; name: string }) {
  const { t } = useTranslation('site')
  const { isCopied, copy } = useCopied()
  return (
    <>
      <span className="numeric">{number}</span>
      <Button
        className="no-print"
        type="text"
        size="small"
        icon={isCopied ? <CheckOutlined /> : <CopyOutlined />}
        aria-label={`${t('copy')} ${name}`}
        onClick={() => copy(number)}
      />
      <span
        role="status"
        className={isCopied ? 'no-print' : 'visually-hidden'}
        style={{ fontSize: 12, color: 'var(--good)' }}
      >
        {isCopied && t('copied')}
      </span>
    </>
  )
}
