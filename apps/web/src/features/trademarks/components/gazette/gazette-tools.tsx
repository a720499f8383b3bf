import { gazetteNoticeLabels } from '@markwright/domain/marks/gazette-labels'
import { niceClasses } from '@markwright/domain/marks/nice-classes'
import { Segmented, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { KeywordSearch } from '../../../../shared/ui/controls/keyword-search.tsx'
import { type GazetteQuery, noticeKinds } from '../../model/gazette-address.ts'
import styles from './gazette.module.css'

/** Narrows the notices of an issue by kind, class and word. */
export function GazetteTools({
  query: { kind, classNo, keyword },
  total,
  onChange,
}: {
  query: GazetteQuery
  total: number | null
  onChange: (wanted: Partial<GazetteQuery>) => void
}) {
  const { t } = useTranslation('gazette')
  const language = useLanguage()
  return (
    <div className={styles.tools}>
      <Segmented
        aria-label={t('kind')}
        value={kind ?? 'all'}
        options={[
          { value: 'all', label: t('allKinds') },
          ...noticeKinds.map((each) => ({ value: each, label: gazetteNoticeLabels[each][language] })),
        ]}
        onChange={(wanted) => onChange({ kind: noticeKinds.find((each) => each === wanted) ?? null })}
      />
      <Select
        allowClear
        aria-label={t('class')}
        className={styles.class}
        placeholder={t('allClasses')}
        value={classNo}
        options={niceClasses.map(({ no, zh, en }) => ({
          value: no,
          label: `${no} ${language === 'cn' ? zh : en}`,
        }))}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={(wanted: number | undefined) => onChange({ classNo: wanted ?? null })}
      />
      <KeywordSearch
        value={keyword}
        className={styles.find}
        label={t('find')}
        onSearch={(text) => onChange({ keyword: text })}
      />
      <span role="status" className={styles.total}>
        {total !== null && t('total', { count: total, shown: total.toLocaleString('en') })}
      </span>
    </div>
  )
}
