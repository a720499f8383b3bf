import type { TrademarkHit } from '@markwright/api-client/models/trademarkHit'
import { type KeyboardEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { trademarkDetailPath } from '../../../shared/lib/paths.ts'
import { useRovingFocus } from '../../../shared/lib/use-roving-focus.ts'
import { hitListProps } from '../model/first-hit.ts'
import { isSelected } from '../model/selection.ts'
import { useSelect } from './use-select.ts'

/**
 * Walking a list of hits by key: arrows go from one to the next, Enter opens the record, Space shows or hides why it is
 * a hit, Esc hides it, X puts it aside.
 */
export function useHitKeys(hits: readonly TrademarkHit[], state: object) {
  const navigate = useNavigate()
  const select = useSelect()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const { groupProps, itemProps } = useRovingFocus(hits[0]?.id)
  const setOpenState = (id: string, isOpen: boolean) => {
    const next = new Set(open)
    if (isOpen) next.add(id)
    else next.delete(id)
    setOpen(next)
  }
  const toggle = ({ id, similarity }: TrademarkHit) => similarity && setOpenState(id, !open.has(id))

  const hitProps = (hit: TrademarkHit) => ({
    ...itemProps(hit.id),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      // Keys of a link or button within the hit are its own.
      if (event.target !== event.currentTarget) return
      if (event.key === 'Enter') void navigate(trademarkDetailPath(hit.id), { state })
      else if (event.key === ' ') toggle(hit)
      else if (event.key.toLowerCase() === 'x' && !event.ctrlKey && !event.metaKey) select([hit], !isSelected(hit.id))
      else if (event.key === 'Escape' && open.has(hit.id)) setOpenState(hit.id, false)
      else return
      event.preventDefault()
    },
  })
  return { isOpen: (id: string) => open.has(id), toggle, groupProps: { ...groupProps, ...hitListProps }, hitProps }
}
