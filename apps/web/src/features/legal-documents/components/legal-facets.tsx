import type { LegalDocumentPageFacets } from '@markwright/api-client/models/legalDocumentPageFacets'
import { useTranslation } from 'react-i18next'
import { FacetGroups } from '../../../shared/ui/controls/facet-groups.tsx'
import { FacetSide } from '../../../shared/ui/controls/facet-side.tsx'
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
  const { t } = useTranslation('legalDocuments')
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
  return (
    <FacetSide count={legalFacets.reduce((sum, name) => sum + query[name].length, 0)}>
      <FacetGroups
        groups={groups}
        onToggle={(name, { label, isChosen }) =>
          onChange({ [name]: isChosen ? query[name].filter((value) => value !== label) : [...query[name], label] })
        }
      />
    </FacetSide>
  )
}
