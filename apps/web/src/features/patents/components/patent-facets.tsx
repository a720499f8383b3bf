import type { PatentFacets as Facets } from '@markwright/api-client/models/patentFacets'
import type { PatentFilter } from '@markwright/api-client/models/patentFilter'
import { countryName } from '@markwright/domain/places/countries'
import type { Language } from '@markwright/domain/site/language'
import { patentStatuses, patentStatusName, patentTypeName, patentTypes } from '@markwright/domain/patents/patent-labels'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { FacetGroups } from '../../../shared/ui/controls/facet-groups.tsx'
import { FacetSide } from '../../../shared/ui/controls/facet-side.tsx'
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
  const { t } = useTranslation('patents')
  const language = useLanguage()
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
  const count = groups.reduce((sum, { lines }) => sum + lines.filter(({ isChosen }) => isChosen).length, 0)
  return (
    <FacetSide count={count}>
      {isCollapsed && <p className={styles.meta}>{t('results.facetsCount')}</p>}
      <FacetGroups
        groups={groups}
        onToggle={(name, { value, isChosen }) => onChange(withValue(filter, name, value, !isChosen))}
      />
    </FacetSide>
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
