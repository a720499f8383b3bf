import { CheckOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'

/** The end of a change: what is different now, and the way back. */
export function DoneStep({ text }: { text: string }) {
  const { t } = useTranslation('account')
  return (
    <div role="status">
      <p style={{ display: 'flex', gap: 10, marginBottom: 20, fontSize: 15 }}>
        <CheckOutlined style={{ color: 'var(--good)' }} aria-hidden />
        {text}
      </p>
      <ButtonLink type="primary" to={paths.account}>
        {t('backToAccount')}
      </ButtonLink>
    </div>
  )
}
