import { Modal, Segmented } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageTags, useLanguage } from '../../../shared/i18n/language.ts'
import articleText from '../../../shared/ui/layout/article-text.module.css'
import type { ArticleForm } from './article-form.ts'
import styles from './articles.module.css'

const WIDTH_PX = 860

/** An article as the site will show it, in either language; null closes it. */
export function ArticlePreview({ article, onClose }: { article: ArticleForm | null; onClose: () => void }) {
  const { t } = useTranslation('backoffice')
  const [language, setLanguage] = useState(useLanguage())
  const shown =
    article && language === 'cn'
      ? { title: article.titleCn, summary: article.summaryCn, html: article.contentCn }
      : { title: article?.titleEn, summary: article?.summaryEn, html: article?.contentEn ?? '' }
  return (
    <Modal
      open={article !== null}
      title={t('articles.preview')}
      width={`min(${WIDTH_PX}px, 96vw)`}
      footer={null}
      onCancel={onClose}
    >
      <Segmented
        value={language}
        options={(['cn', 'en'] as const).map((value) => ({ value, label: t(`languages.${value}`) }))}
        onChange={setLanguage}
      />
      <article className={styles.preview} lang={languageTags[language]}>
        <h1>{shown.title || t('articles.untitled')}</h1>
        {shown.summary && <p className={styles.summary}>{shown.summary}</p>}
        {article?.cover && <img src={article.cover.url} alt="" className={styles.cover} />}
        {/* The editor writes only what its schema knows: no script, no handler, no style. */}
        <div className={articleText.text} dangerouslySetInnerHTML={{ __html: shown.html }} />
      </article>
    </Modal>
  )
}
