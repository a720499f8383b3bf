import { SafetyCertificateOutlined } from '@ant-design/icons'
import { Button, Skeleton } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { successRatePath } from '../../../../shared/lib/paths.ts'
import { loadTexts } from '../../../../shared/i18n/later-texts.ts'
import { usePhoneWidth } from '../../../../shared/lib/use-media.ts'
import { comparesNames, type Query } from '../../model/query.ts'
import styles from './search-results.module.css'

const SuccessStrip = lazy(async () => {
  const [module] = await Promise.all([
    import('../../../../shared/clearance/success-strip.tsx'),
    loadTexts(['clearance']),
  ])
  return { default: module.SuccessStrip }
})

/** The model knows the practice of one office. */
const HOME_OFFICE = 'CN'

/** The success rate of the name that was searched, once somebody requests it: it counts as a search of its own. */
export function SuccessRate({ query }: { query: Query }) {
  const { t } = useTranslation('results')
  const isPhone = usePhoneWidth()
  const { text, classes } = query
  const requested = `${text}\n${classes}`
  const [shown, setShown] = useState<string | null>(null)
  if (!comparesNames(query) || !query.countries.includes(HOME_OFFICE) || !text.trim()) return null
  const isOpen = shown === requested
  return (
    <div className={`${styles.success} no-print`} data-open={isOpen || undefined}>
      <Button
        size="small"
        icon={<SafetyCertificateOutlined />}
        aria-expanded={isOpen}
        aria-label={t('successRate')}
        onClick={() => setShown(isOpen ? null : requested)}
      >
        {t(isPhone ? 'successRateShort' : 'successRate')}
      </Button>
      {isOpen && (
        <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 2 }} />}>
          <SuccessStrip
            text={text.trim()}
            classes={classes}
            pathOf={(classNo) => successRatePath({ text, classify: classes, class: classNo ? String(classNo) : '' })}
          />
        </Suspense>
      )}
    </div>
  )
}
