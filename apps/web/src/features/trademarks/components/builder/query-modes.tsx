import { useTranslation } from 'react-i18next'
import { paths } from '../../../../shared/lib/paths.ts'
import { SiteLink } from '../../../../shared/ui/controls/site-link.tsx'
import styles from './builder.module.css'

const modes = {
  plain: paths.combinedQuery,
  combined: paths.newQuery,
  cross: paths.crossSearch,
  bulk: paths.bulkQuery,
} as const

/** The forms of a query. */
export function QueryModes({ current }: { current: 'plain' | 'combined' | 'cross' }) {
  const { t } = useTranslation('queries')
  return (
    <nav aria-label={t('modes.label')} className={styles.modes}>
      {(Object.keys(modes) as (keyof typeof modes)[]).map((mode) => (
        <SiteLink key={mode} to={modes[mode]} aria-current={mode === current ? 'page' : undefined}>
          {t(`modes.${mode}`)}
        </SiteLink>
      ))}
    </nav>
  )
}
