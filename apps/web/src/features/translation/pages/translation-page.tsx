import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { glossariesPath, memoryPath, paths, translationDocumentsPath } from '../../../shared/lib/paths.ts'
import { setPatentTranslation } from '../../../shared/session/product-flags.ts'
import { LinkTabs } from '../../../shared/ui/controls/link-tabs.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { DocumentTranslator } from '../components/document-translator.tsx'
import { Glossaries } from '../components/glossaries.tsx'
import { Memory } from '../components/memory.tsx'
import { TextTranslator } from '../components/text-translator.tsx'
import styles from '../components/translation.module.css'

const tabPaths = {
  text: paths.translation,
  documents: translationDocumentsPath,
  glossaries: glossariesPath,
  memory: memoryPath,
}
const tabs = ['text', 'documents', 'glossaries', 'memory'] as const

/** The translation of texts and documents, with the terms and the memory of the member. */
export function TranslationPage() {
  const { t } = useTranslation('translation')
  const [parameters] = useSearchParams()
  useEffect(setPatentTranslation, [])
  const tab = tabs.find((each) => each === parameters.get('tab')) ?? 'text'
  return (
    <WorkPage title={t('title')} lead={t('lead')}>
      <LinkTabs
        className={styles.tabs}
        label={t('tabs.label')}
        current={tab}
        tabs={tabs.map((key) => ({ key, path: tabPaths[key], text: t(`tabs.${key}`) }))}
      />
      {tab === 'text' && <TextTranslator logId={parameters.get('log')} />}
      {tab === 'documents' && <DocumentTranslator />}
      {tab === 'glossaries' && <Glossaries />}
      {tab === 'memory' && <Memory />}
    </WorkPage>
  )
}
