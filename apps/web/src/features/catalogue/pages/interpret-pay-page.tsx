import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { PriceList } from '../../../shared/catalogue/price-list.tsx'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'

/** Words of translation, for anyone who has used theirs up. */
export function InterpretPayPage() {
  const { t } = useTranslation('catalogue')
  return (
    <WorkPage
      title={t('words.title')}
      lead={t('words.lead')}
      actions={<ButtonLink to={`${paths.services}?tab=patent`}>{t('words.packages')}</ButtonLink>}
    >
      <div style={{ marginTop: 20 }}>
        <PriceList serviceType={28} group="Translate" />
      </div>
    </WorkPage>
  )
}
