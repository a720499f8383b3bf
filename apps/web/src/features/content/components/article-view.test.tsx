import type { Article } from '@markwright/api-client/models/article'
import { page } from 'vitest/browser'
import { expect, test } from '../../../../testing/site.tsx'

const article: Article = {
  id: '019a0000-0000-7000-8000-000000000001',
  title: 'Changes in the law',
  summary: 'Three of them',
  coverUrl: null,
  category: 'activity',
  publishTime: '2026-11-20 10:00:00',
  author: '知匠',
  readCount: 3,
  lang: 'en',
  contentHtml: '<p>The first</p>',
  prev: null,
  next: null,
}

for (const path of ['/journalDetail', '/activity'])
  for (const [language, lang, note] of [
    ['cn', 'en', '本文只有英文版。'],
    ['en', 'cn', 'This text is available in Chinese only.'],
    ['cn', 'cn', null],
    ['en', 'en', null],
  ] as const)
    test(`${path} in ${language} names the only language of a text in ${lang} where it is another`, async ({
      open,
      server,
      setLanguage,
    }) => {
      server.answer('/admin/article/getArticleRecord', { data: { ...article, lang } })
      setLanguage(language)
      await open(`${path}?id=${article.id}`)
      await expect.element(page.getByText('The first')).toBeVisible()
      const shown = page.getByText(/^本文只有|available in/)
      if (note === null) await expect.element(shown).not.toBeInTheDocument()
      else await expect.element(shown).toHaveTextContent(note)
      expect(document.querySelector('article')).toHaveAttribute('lang', lang === 'cn' ? 'zh-CN' : 'en')
    })
