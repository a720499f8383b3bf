import { CheckOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { idsIn, orderPath, paths } from '../../../app/paths.ts'
import { ButtonLink } from '../../../shared/ui/button-link.tsx'
import { MessageView } from '../../../shared/ui/message-view.tsx'
import { WorkPage } from '../../../shared/ui/work-page.tsx'

/** The proof of a transfer was uploaded. */
export function UploadSuccessPage() {
  const { t } = useTranslation('payments')
  const [parameters] = useSearchParams()
  const [first, ...others] = idsIn(parameters)
  return (
    <WorkPage title={t('uploaded.title')}>
      <MessageView
        stamp={<CheckOutlined />}
        title={t('uploaded.heading')}
        text={t('uploaded.text')}
        actions={
          <ButtonLink type="primary" to={first && others.length === 0 ? orderPath(first) : paths.myOrder}>
            {t(first && others.length === 0 ? 'viewOrder' : 'myOrders')}
          </ButtonLink>
        }
      />
    </WorkPage>
  )
}
