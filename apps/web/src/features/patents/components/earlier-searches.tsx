import { DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Pager } from '../../../shared/ui/controls/pager.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { type EarlierSearch, forgetAll, forgetSearch } from '../model/search-history.ts'
import { resultsPath } from '../model/patent-search.ts'
import styles from './patents.module.css'

/** Spec 2 §4. */
const PAGE = 10

/** Expressions searched in this browser; a press on the number puts it into the expression. */
export function EarlierSearches({
  searches,
  onUse,
  onChanged,
}: {
  searches: readonly EarlierSearch[]
  onUse: (sign: string) => void
  onChanged: () => void
}) {
  const { t } = useTranslation('patents')
  const [page, setPage] = useState(1)
  if (searches.length === 0) return null
  return (
    <section className={styles.history} aria-label={t('history.title')}>
      <div className={styles.head}>
        <h2>{t('history.title')}</h2>
        <Button
          size="small"
          onClick={() => {
            forgetAll()
            onChanged()
          }}
        >
          {t('history.clear')}
        </Button>
      </div>
      <p className={styles.meta}>{t('history.help')}</p>
      <ul>
        {searches.slice((page - 1) * PAGE, page * PAGE).map(({ number, expr, total }) => (
          <li key={number}>
            <Button size="small" aria-label={t('history.use', { number })} onClick={() => onUse(`#${number}`)}>
              #{number}
            </Button>
            <SiteLink to={resultsPath({ mode: 'advanced', expr })}>
              <code>{expr}</code>
            </SiteLink>
            <span className={`${styles.meta} numeric`}>
              {total !== null && t('history.hits', { count: total, shown: total.toLocaleString('en') })}
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined />}
                aria-label={t('history.remove', { number })}
                onClick={() => {
                  forgetSearch(number)
                  onChanged()
                }}
              />
            </span>
          </li>
        ))}
      </ul>
      <Pager total={searches.length} page={page} size={PAGE} onChange={setPage} />
    </section>
  )
}
