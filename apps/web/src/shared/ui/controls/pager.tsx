import { Pagination } from 'antd'
import { useTranslation } from 'react-i18next'
import { usePhoneWidth } from '../../lib/use-media.ts'

/** Leads through the pages of a list; nothing where there is one only. `sizes` may be chosen from, where there are any. */
export function Pager({
  total,
  page,
  size,
  sizes = [],
  onChange,
}: {
  total: number
  page: number
  size: number
  sizes?: readonly number[]
  onChange: (page: number, size: number) => void
}) {
  const { t } = useTranslation('site')
  const isPhone = usePhoneWidth()
  if (total <= Math.min(size, ...sizes)) return null
  return (
    <nav aria-label={t('pages')} style={{ marginTop: 24 }}>
      <Pagination
        total={total}
        current={page}
        pageSize={size}
        showSizeChanger={sizes.length > 0 && !isPhone}
        pageSizeOptions={[...sizes]}
        simple={isPhone}
        onChange={onChange}
      />
    </nav>
  )
}
