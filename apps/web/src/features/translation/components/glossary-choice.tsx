import { useListGlossaries } from '@markwright/api-client/glossaries'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSessionToken } from '../../../shared/session/session.ts'
import styles from './translation.module.css'

/** Which glossaries a translation uses, the first before the others; null stands for all of the member. */
export function GlossaryChoice({
  chosen,
  onChange,
}: {
  chosen: readonly string[] | null
  onChange: (chosen: string[] | null) => void
}) {
  const { t } = useTranslation('translation')
  const isSignedIn = useSessionToken() !== null
  const { data } = useListGlossaries({ query: { enabled: isSignedIn } })
  if (!data || data.length === 0) return null
  return (
    <label>
      <span className={styles.label}>{t('glossary.choice')}</span>
      <Select<string[]>
        mode="multiple"
        className={styles.glossaries}
        aria-label={t('glossary.choice')}
        placeholder={t('glossary.all')}
        value={(chosen ?? []).filter((id) => data.some((each) => each.id === id))}
        options={data.map(({ id, name, count }) => ({ value: id, label: `${name} (${count})` }))}
        optionFilterProp="label"
        onChange={(ids) => onChange(ids.length === 0 ? null : ids)}
      />
    </label>
  )
}
