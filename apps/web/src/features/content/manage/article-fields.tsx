import { ArticleCategory } from '@markwright/api-client/models/articleCategory'
import { Form, Input, Select, Skeleton, Tabs } from 'antd'
import { lazy, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { languageTags, useLanguage } from '../../../shared/i18n/language.ts'
import styles from './articles.module.css'
import { CoverField } from './cover-field.tsx'

// The editor weighs as much as the rest of the page, whose other fields can be filled in meanwhile.
const RichText = lazy(() => import('./rich-text/rich-text.tsx').then((part) => ({ default: part.RichText })))

const sides = {
  cn: { title: 'titleCn', summary: 'summaryCn', content: 'contentCn', titleMax: 200, summaryMax: 500 },
  en: { title: 'titleEn', summary: 'summaryEn', content: 'contentEn', titleMax: 300, summaryMax: 800 },
} as const

/** What is the same in both languages, then each language in a tab of its own, the user's first. */
export function ArticleFields() {
  const { t } = useTranslation('backoffice')
  const language = useLanguage()
  const order = language === 'cn' ? (['cn', 'en'] as const) : (['en', 'cn'] as const)
  return (
    <>
      <div className={styles.common}>
        <Form.Item name="category" label={t('articles.category')}>
          <Select
            options={Object.values(ArticleCategory).map((value) => ({
              value,
              label: t(`articles.categories.${value}`),
            }))}
          />
        </Form.Item>
        <Form.Item name="author" label={t('articles.author')}>
          <Input maxLength={100} />
        </Form.Item>
      </div>
      <Form.Item name="cover" label={t('articles.cover')}>
        <CoverField />
      </Form.Item>
      <Tabs
        items={order.map((side) => ({
          key: side,
          label: t(`languages.${side}`),
          // What the other tab holds is saved as well.
          forceRender: true,
          children: <ArticleSide language={side} />,
        }))}
      />
    </>
  )
}

function ArticleSide({ language }: { language: 'cn' | 'en' }) {
  const { t } = useTranslation('backoffice')
  const { title, summary, content, titleMax, summaryMax } = sides[language]
  const lang = languageTags[language]
  const contentLabel = useId()
  return (
    <>
      <Form.Item name={title} label={t('articles.title')}>
        <Input lang={lang} maxLength={titleMax} />
      </Form.Item>
      <Form.Item name={summary} label={t('articles.summary')} extra={t('articles.summaryHelp')}>
        <Input.TextArea lang={lang} rows={3} maxLength={summaryMax} showCount />
      </Form.Item>
      <div id={contentLabel} className={styles.label}>
        {t('articles.text')}
      </div>
      <Suspense fallback={<Skeleton active paragraph={{ rows: 8, width: '100%' }} />}>
        <Form.Item name={content}>
          <RichText labelledBy={contentLabel} lang={lang} />
        </Form.Item>
      </Suspense>
    </>
  )
}
