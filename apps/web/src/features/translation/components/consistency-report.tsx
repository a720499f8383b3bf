import { useGetTranslationConsistency } from '@markwright/api-client/translation-documents'
import type { RenderingVariants } from '@markwright/api-client/models/renderingVariants'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { translationDocumentPath } from '../../../shared/lib/paths.ts'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import styles from './translation.module.css'

const SHOWN_MAX = 20
const places = ['missingNumerals', 'missingRefs', 'untranslated', 'termsNotUsed'] as const
const variants = ['terms', 'sentences'] as const

/** What a reviewer should look at in a document, with links to the places. */
export function ConsistencyReport({ id }: { id: string }) {
  const { t } = useTranslation('translation')
  const { data, error, refetch } = useGetTranslationConsistency(id, { query: { staleTime: 0 } })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />
  const isClean = [...places, ...variants].every((part) => data[part].length === 0)
  return (
    <section aria-label={t('consistency.title')}>
      <p className={styles.faint}>{t('consistency.lead')}</p>
      {isClean && <p>{t('consistency.clean')}</p>}
      {places.map((part) =>
        data[part].length === 0 ? null : (
          <section key={part}>
            <h3 className={styles.heading}>
              {t(`consistency.${part}`)} <span className="numeric">{data[part].length}</span>
            </h3>
            <ul>
              {data[part].map(({ position, kind, detail }) => (
                <li key={`${position}${kind}${detail}`}>
                  <SiteLink to={translationDocumentPath(id, position)}>
                    {t('consistency.place', { no: position })}
                  </SiteLink>{' '}
                  {t(`issue.${kind}` as 'issue.untranslated')}
                  {detail && `: ${detail.slice(0, 120)}`}
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
      {variants.map((part) =>
        data[part].length === 0 ? null : (
          <section key={part}>
            <h3 className={styles.heading}>
              {t(`consistency.${part}`)} <span className="numeric">{data[part].length}</span>
            </h3>
            {data[part].map((each) => (
              <Variants key={each.src} id={id} of={each} />
            ))}
          </section>
        ),
      )}
    </section>
  )
}

function Variants({ id, of: { src, variants: renderings, unknown } }: { id: string; of: RenderingVariants }) {
  const { t } = useTranslation('translation')
  const links = (positions: readonly number[]) => (
    <span className={styles.tools}>
      {positions.slice(0, SHOWN_MAX).map((no) => (
        <SiteLink key={no} to={translationDocumentPath(id, no)} aria-label={t('consistency.place', { no })}>
          {no}
        </SiteLink>
      ))}
      {positions.length > SHOWN_MAX && '…'}
    </span>
  )
  return (
    <div className={styles.variants}>
      <h4>{src}</h4>
      <ul>
        {renderings.map(({ tgt, count, positions }) => (
          <li key={tgt}>
            {tgt} <b className="numeric">{count}</b> {links(positions)}
          </li>
        ))}
        {unknown.length > 0 && (
          <li>
            {t('consistency.unknown')} {links(unknown)}
          </li>
        )}
      </ul>
    </div>
  )
}
