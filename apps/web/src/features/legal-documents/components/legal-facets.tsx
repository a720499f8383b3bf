import { FilterOutlined } from '@ant-design/icons'
import type { LegalDocumentPageFacets } from '@markwright/api-client/models/legalDocumentPageFacets'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMedia } from '../../../shared/lib/use-media.ts'
import { FacetGroups } from '../../../shared/ui/controls/facet-groups.tsx'
import { legalFacets, type LegalQuery } from '../model/legal-address.ts'

/** What the list can be narrowed by; beside it, or in a drawer where there is no room. */
export function LegalFacets({
  facets,
  query,
  onChange,
}: {
  facets: LegalDocumentPageFacets
  query: LegalQuery
  onChange: (changes: Partial<LegalQuery>) => void
}) {
  const { t } = useTranslation(['legalDocuments', 'results'])
  const hasSidebar = useMedia('(min-width: 1024px)')
  const [isOpen, setIsOpen] = useState(false)
  const groups = legalFacets.map((name) => {
    const chosen = query[name]
    const missing = chosen.filter((value) => !facets[name].some((line) => line.value === value))
    return {
      name,
      label: t(`facet.${name}`),
      isOpen: true,
      lines: [...facets[name], ...missing.map((value) => ({ value, count: 0 }))].map(({ value, count }) => ({
        label: value,
        count,
        isChosen: chosen.includes(value),
      })),
    }
  })
  const panel = (
    <FacetGroups
      groups={groups}
      onToggle={(name, { label, isChosen }) =>
        onChange({ [name]: isChosen ? query[name].filter((value) => value !== label) : [...query[name], label] })
      }
    />
  )
  if (hasSidebar) return <aside aria-label={t('results:facets')}>{panel}</aside>
  const count = legalFacets.reduce((sum, name) => sum + query[name].length, 0)
  return (
    <div>
      <Button icon={<FilterOutlined />} onClick={() => setIsOpen(true)}>
        {count > 0 ? t('results:filterCount', { count }) : t('results:filter')}
      </Button>
      <Drawer open={isOpen} onClose={() => setIsOpen(false)} title={t('results:facets')} placement="bottom" size="80%">
        {panel}
      </Drawer>
    </div>
  )
}
