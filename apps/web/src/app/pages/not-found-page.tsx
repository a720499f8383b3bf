import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../shared/ui/button-link.tsx'
import { MessageView } from '../../shared/ui/message-view.tsx'
import { PageTitle } from '../../shared/ui/page-title.tsx'
import { paths } from '../paths.ts'

export function NotFoundPage() {
  const { t } = useTranslation('site')
  return (
    <>
      <PageTitle text={t('notFound.title')} />
      <MessageView
        stamp="404"
        headingLevel="h1"
        title={t('notFound.title')}
        text={t('notFound.text')}
        actions={
          <>
            <ButtonLink type="primary" to={paths.combinedQuery}>
              {t('menu.combinedQuery')}
            </ButtonLink>
            <ButtonLink to={paths.home}>{t('goHome')}</ButtonLink>
          </>
        }
      />
    </>
  )
}
