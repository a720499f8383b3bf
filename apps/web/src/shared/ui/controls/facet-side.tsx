import { FilterOutlined } from '@ant-design/icons'
import { Button, Drawer } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMedia } from '../../lib/use-media.ts'

/** The facets beside a list, or in a drawer where there is no room. `count`: how many values are chosen. */
export function FacetSide({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useTranslation('results')
  const hasSidebar = useMedia('(min-width: 1024px)')
  const [isOpen, setIsOpen] = useState(false)
  if (hasSidebar) return <aside aria-label={t('facets')}>{children}</aside>
  return (
    <div>
      <Button icon={<FilterOutlined />} onClick={() => setIsOpen(true)}>
        {count > 0 ? t('filterCount', { count }) : t('filter')}
      </Button>
      <Drawer open={isOpen} onClose={() => setIsOpen(false)} title={t('facets')} placement="bottom" size="80%">
        {children}
      </Drawer>
    </div>
  )
}
