import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../shared/ui/controls/button-link.tsx'
import { NotFoundView } from '../../shared/ui/feedback/not-found-view.tsx'
import { paths } from '../../shared/lib/paths.ts'

export function NotFoundPage() {
  const { t } = useTranslation('site')
  return (
    <NotFoundView
      actions={
        <>
          <ButtonLink type="primary" to={paths.combinedQuery}>
            {t('menu.combinedQuery')}
          </ButtonLink>
          <ButtonLink to={paths.home}>{t('goHome')}</ButtonLink>
        </>
      }
    />
  )
}
