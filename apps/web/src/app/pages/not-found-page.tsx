import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../shared/ui/button-link.tsx'
import { NotFoundView } from '../../shared/ui/not-found-view.tsx'
import { paths } from '../paths.ts'

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
