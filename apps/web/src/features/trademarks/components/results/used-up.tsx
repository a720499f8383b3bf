import { FieldTimeOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../app/paths.ts'
import { ButtonLink } from '../../../../shared/ui/button-link.tsx'
import { MessageView } from '../../../../shared/ui/message-view.tsx'

/** The searches of the day are used up; what was already asked stays open. */
export function UsedUp({ message }: { message: string }) {
  const { t } = useTranslation('results')
  return (
    <MessageView
      isAlert
      stamp={<FieldTimeOutlined />}
      title={message}
      text={t('usedUp')}
      actions={<ButtonLink to={paths.trademarkSearch}>{t('readOn')}</ButtonLink>}
    />
  )
}
