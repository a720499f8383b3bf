import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import { TextTranslator } from '../components/text-translator.tsx'

/** The translation of texts and documents. */
export function TranslationPage() {
  const { t } = useTranslation('translation')
  const [parameters] = useSearchParams()
  return (
    <WorkPage title={t('title')} lead={t('lead')}>
      <TextTranslator logId={parameters.get('log')} />
    </WorkPage>
  )
}
