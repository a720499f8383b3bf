import { Pagination } from 'antd'
import { useTranslation } from 'react-i18next'
import { usePhoneWidth } from '../../../../shared/lib/use-media.ts'
import { pageSizes, type ResultView } from '../../model/search-address.ts'

export function ResultPager({
  total,
  view,
  onChange,
}: {
  total: number
  view: ResultView
  onChange: (page: number, size: number) => void
}) {
  const { t } = useTranslation('results')
  const isPhone = usePhoneWidth()
  return (
    <nav aria-label={t('pages')}>
      <Pagination
        total={total}
        current={view.page}
        pageSize={view.size}
        pageSizeOptions={[...pageSizes]}
        showSizeChanger={!isPhone}
        showQuickJumper={!isPhone && total > view.size}
        simple={isPhone}
        showTotal={(all, [from, to]) => t('range', { from, to, total: all.toLocaleString('en') })}
        onChange={onChange}
      />
    </nav>
  )
}
