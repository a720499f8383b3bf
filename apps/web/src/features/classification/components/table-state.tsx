import { useGetClassificationState } from '@markwright/api-client/classification'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './classification.module.css'

/** Which table is shown, or what the operator can do so that there is one. */
export function TableState({ kind }: { kind: 'nice' | 'vienna' }) {
  const { t } = useTranslation('classification')
  const { data } = useGetClassificationState()
  if (!data) return null
  if (!data[kind])
    return (
      <Alert
        type="info"
        showIcon
        style={{ marginBlock: 12 }}
        title={t(`table.missing.${kind}`)}
        description={
          <>
            {t('table.operator')} <code className={styles.command}>npm run import -- {kind} FILE</code>
          </>
        }
      />
    )
  const { edition, importedAt } = data[kind]
  const facts =
    kind === 'nice' && data.nice
      ? t('table.nice', {
          groups: data.nice.groups.toLocaleString('en'),
          items: data.nice.items.toLocaleString('en'),
          day: importedAt.slice(0, 10),
        })
      : t('table.vienna', { elements: data.vienna?.elements.toLocaleString('en'), day: importedAt.slice(0, 10) })
  return (
    <p className={styles.faint}>
      {edition && t('table.edition', { edition })}
      {facts}
    </p>
  )
}
