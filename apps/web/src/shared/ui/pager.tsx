import { Pagination } from 'antd'
import { useTranslation } from 'react-i18next'
import { usePhoneWidth } from '../lib/use-media.ts'

/** Leads through the pages of a list; nothing where there is one only. */
export function Pager({
  total,
  page,
  size,
  onChange,
}: {
  total: number
  page: number
  size: number
  onChange: (page: number) => void
}) {
  const { t } = useTranslation('site')
  const isPhone = usePhoneWidth()
  if (total <= size) return null
  return (
    <nav aria-label={t('pages')} style={{ marginTop: 24 }}>
      <Pagination
        total={total}
        current={page}
        pageSize={size}
        showSizeChanger={false}
        simple={isPhone}
        onChange={onChange}
      />
    </nav>
  )
}
