import type { Facets } from '@markwright/api-client/models/facets'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { FacetGroups } from '../../../../shared/ui/controls/facet-groups.tsx'
import { type FacetName, facetNames } from '../../model/facet-names.ts'
import { facetLines, type Filter, withValues } from '../../model/facets.ts'
import { useOnChange } from '../../../../shared/lib/use-on-change.ts'

/** Lists that are open from the start. */
const OPEN_FIRST: ReadonlySet<FacetName> = new Set(['country', 'niceList', 'tmstatuscode', 'applicant'])

/**
 * The second filter: lists of the answer with how many hits each value leaves. A tick shows at once, before the address
 * has changed, which draws the whole list anew.
 */
export function FacetPanel({
  facets,
  filter: requested,
  onChange,
}: {
  facets: Facets | undefined
  filter: Filter
  onChange: (filter: Filter) => void
}) {
  const { t } = useTranslation('results')
  const language = useLanguage()
  const [filter, setFilter] = useState(requested)
  useOnChange(requested, () => setFilter(requested))
  const change = (next: Filter) => {
    setFilter(next)
    onChange(next)
  }
  return (
    <FacetGroups
      groups={facetNames.map((name) => ({
        name,
        label: t(`facet.${name}`),
        lines: facetLines(name, filter, facets, language),
        isOpen: OPEN_FIRST.has(name),
      }))}
      onToggle={(name, { values, isChosen }) => change(withValues(filter, name, values, !isChosen))}
    />
  )
}
