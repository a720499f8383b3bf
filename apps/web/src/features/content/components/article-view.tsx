import type { Article } from '@markwright/api-client/models/article'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { languageTags, useLanguage } from '../../../shared/i18n/language.ts'
import articleText from '../../../shared/ui/layout/article-text.module.css'
import { PageTitle } from '../../../shared/ui/layout/page-title.tsx'
import { ArticleFacts } from './article-facts.tsx'
import styles from './article-view.module.css'

/**
 * A whole article, in the only language that it has where that is not the language of the page. Its text was sanitised by
 * the server when it was written.
 */
export function ArticleView({ article, actions }: { article: Article; actions?: ReactNode }) {
  const { t } = useTranslation('content')
  const language = useLanguage()
  const { title, summary, coverUrl, contentHtml, category, lang } = article
  return (
    <article className={styles.article} lang={languageTags[lang]}>
      <PageTitle text={title} />
      <header>
        <h1>{title}</h1>
        <div className={styles.line} lang={languageTags[language]}>
          <ArticleFacts article={article} lead={t(`category.${category}`)} />
          {actions}
        </div>
        {lang !== language && (
          <p className={styles.note} lang={languageTags[language]}>
            {t(`article.onlyIn.${lang}`)}
          </p>
        )}
      </header>
      {summary && <p className={styles.summary}>{summary}</p>}
      {coverUrl && <img src={coverUrl} alt="" className={styles.cover} />}
      <div className={`${styles.text} ${articleText.text}`} dangerouslySetInnerHTML={{ __html: contentHtml }} />
    </article>
  )
}
