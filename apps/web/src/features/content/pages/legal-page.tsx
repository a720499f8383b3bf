import { useGetSite } from '@markwright/api-client/operations'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { loadLegalTexts, nameOperator } from '../model/legal-text.ts'
import styles from './legal-page.module.css'

const documents = ['privacy', 'term'] as const
type Document = (typeof documents)[number]

export const PrivacyPage = () => <LegalPage document="privacy" />
export const TermPage = () => <LegalPage document="term" />

/** A legal text with its table of contents, and the way to the other one. */
function LegalPage({ document }: { document: Document }) {
  const { t } = useTranslation('content')
  const language = useLanguage()
  const texts = useQuery({ queryKey: ['legal', language], queryFn: loadLegalTexts[language], staleTime: Infinity })
  const site = useGetSite()
  const text = texts.data && nameOperator(texts.data[document], site.data?.operator ?? t('legal.operator'))
  return (
    <WorkPage
      title={t(`legal.${document}`)}
      actions={
        <Button className="no-print" onClick={() => window.print()}>
          {t('article.print')}
        </Button>
      }
    >
      <nav className={`${styles.documents} no-print`} aria-label={t('legal.documents')}>
        {documents.map((each) => (
          <SiteLink key={each} to={paths[each]} aria-current={each === document ? 'page' : undefined}>
            {t(`legal.${each}`)}
          </SiteLink>
        ))}
      </nav>
      {texts.error && <ErrorView error={texts.error} onRetry={() => void texts.refetch()} />}
      {!text && !texts.error && <Skeleton active title={false} paragraph={{ rows: 16, width: '100%' }} />}
      {text && (
        <div className={styles.columns}>
          <nav className={`${styles.contents} no-print`} aria-label={t('legal.contents')}>
            <h2>{t('legal.contents')}</h2>
            <ol>
              {text.sections.map(({ id, title }) => (
                <li key={id}>
                  <Link
                    to={{ pathname: paths[document], hash: id }}
                    onClick={() => window.document.getElementById(id)?.focus({ preventScroll: true })}
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
          <div className={styles.text}>
            <p className={styles.validFrom}>{t('legal.validFrom', { day: text.validFrom })}</p>
            <p>{text.intro}</p>
            {text.sections.map(({ id, title, text: paragraphs, items }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id} tabIndex={-1}>
                  {title}
                </h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {items && (
                  <ul>
                    {items.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                )}
              </section>
            ))}
          </div>
        </div>
      )}
    </WorkPage>
  )
}
