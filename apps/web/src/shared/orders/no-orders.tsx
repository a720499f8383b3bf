import { FileTextOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../ui/controls/button-link.tsx'
import { MessageView } from '../ui/feedback/message-view.tsx'

/** Shown on a page of payment that was opened without an order of the member. */
export function NoOrders({ paths }: { paths: { myOrder: string; services: string } }) {
  const { t } = useTranslation('payments')
  return (
    <MessageView
      stamp={<FileTextOutlined />}
      title={t('noOrders.title')}
      text={t('noOrders.text')}
      actions={
        <>
          <ButtonLink type="primary" to={paths.myOrder}>
            {t('myOrders')}
          </ButtonLink>
          <ButtonLink to={paths.services}>{t('noOrders.prices')}</ButtonLink>
        </>
      }
    />
  )
}
