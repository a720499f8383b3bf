import { FilterOutlined } from '@ant-design/icons'
import type { PatentFacets as Facets } from '@markwright/api-client/models/patentFacets'
import type { PatentFilter } from '@markwright/api-client/models/patentFilter'
import { countryName } from '@markwright/domain/places/countries'
import type { Language } from '@markwright/domain/site/language'
import { patentStatuses, patentStatusName, patentTypeName, patentTypes } from '@markwright/domain/patents/patent-labels'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useMedia } from '../../../shared/lib/use-media.ts'
import { FacetGroups } from '../../../shared/ui/controls/facet-groups.tsx'
import { type FacetName, facetNames, withValue } from '../model/patent-search.ts'
import styles from './patents.module.css'

const OPEN_FIRST: ReadonlySet<FacetName> = new Set(['legalStatus', 'country', 'type', 'applicant'])

/** What the answer can be narrowed by; beside the list, or in a drawer where there is no room. */
export function PatentFacets({
  facets,
  filter,
  isCollapsed,
  onChange,
}: {
  facets: Facets
  filter: PatentFilter
  /** Whether the list has one publication of each family; the facets count all. */
  isCollapsed: boolean
  onChange: (filter: PatentFilter) => void
}) {
  const { t } = useTranslation(['patents', 'results'])
  const language = useLanguage()
  const hasSidebar = useMedia('(min-width: 1024px)')
  const [isOpen, setIsOpen] = useState(false)
  const groups = facetNames.map((name) => {
    const chosen: readonly string[] = filter[name] ?? []
    const known = facets[name]
    const missing = chosen.filter((value) => !known.some((each) => each.value === value))
    return {
      name,
      label: t(`facet.${name}`),
      isOpen: OPEN_FIRST.has(name),
      lines: [...known, ...missing.map((value) => ({ value, label: labelOf(name, value, language), count: 0 }))].map(
        (line) => ({ ...line, isChosen: chosen.includes(line.value) }),
      ),
    }
  })
  const panel = (
    <>
      {isCollapsed && <p className={styles.meta}>{t('results.facetsCount')}</p>}
      <FacetGroups
        groups={groups}
        onToggle={(name, { value, isChosen }) => onChange(withValue(filter, name, value, !isChosen))}
      />
    </>
  )
  if (hasSidebar) return <aside aria-label={t('results:facets')}>{panel}</aside>
  const count = groups.reduce((sum, { lines }) => sum + lines.filter(({ isChosen }) => isChosen).length, 0)
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

function labelOf(name: FacetName, value: string, language: Language): string {
  const type = patentTypes.find((each) => each === value)
  const status = patentStatuses.find((each) => each === value)
  if (name === 'country') return countryName(value, language)
  if (name === 'type' && type) return patentTypeName(type, language)
  if (name === 'legalStatus' && status) return patentStatusName(status, language)
  return value
}
