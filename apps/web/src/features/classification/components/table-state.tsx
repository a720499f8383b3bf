import { useGetClassificationState } from '@markwright/api-client/classification'
import { useTranslation } from 'react-i18next'
import styles from './classification.module.css'

/** Which table is shown, and how much of the classification it holds. */
export function TableState({ kind }: { kind: 'nice' | 'vienna' }) {
  const { t } = useTranslation('classification')
  const { data } = useGetClassificationState()
  if (!data) return null
  const { nice, vienna } = data
  const { edition, shipped, importedAt } = data[kind]
  const size =
    kind === 'nice'
      ? t('table.nice', { groups: nice.groups.toLocaleString('en'), items: nice.items.toLocaleString('en') })
      : t('table.vienna', { elements: vienna.elements.toLocaleString('en') })
  return (
    <p className={styles.faint}>
      {edition && t('table.edition', { edition })}
      {size}
      {importedAt && t('table.imported', { day: importedAt.slice(0, 10) })}
      {shipped && t(`table.shipped.${kind}`)}
    </p>
  )
}
