import { useTranslation } from 'react-i18next'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { paths, translationDocumentsPath } from '../../../app/paths.ts'
import { setPatentTranslation } from '../../../shared/session/product-flags.ts'
import { LinkTabs } from '../../../shared/ui/link-tabs.tsx'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import { DocumentTranslator } from '../components/document-translator.tsx'
import { TextTranslator } from '../components/text-translator.tsx'
import styles from '../components/translation.module.css'

/** The translation of texts and documents. */
export function TranslationPage() {
  const { t } = useTranslation('translation')
  const [parameters] = useSearchParams()
  useEffect(setPatentTranslation, [])
  const tab = parameters.get('tab') === 'documents' ? 'documents' : 'text'
  return (
    <WorkPage title={t('title')} lead={t('lead')}>
      <LinkTabs
        className={styles.tabs}
        label={t('tabs.label')}
        current={tab}
        tabs={[
          { key: 'text', path: paths.translation, text: t('tabs.text') },
          { key: 'documents', path: translationDocumentsPath, text: t('tabs.documents') },
        ]}
      />
      {tab === 'text' ? <TextTranslator logId={parameters.get('log')} /> : <DocumentTranslator />}
    </WorkPage>
  )
}
