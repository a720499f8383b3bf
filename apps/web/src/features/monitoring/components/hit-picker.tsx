import { Checkbox } from 'antd'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { HitDecisions } from '../hooks/use-hit-decisions.ts'
import styles from './monitoring.module.css'
import { verdicts } from './verdict-control.tsx'

const PICKER = '[data-hit-picker] input'

/** Picks a hit. From here the arrow keys go to its neighbours, 1 to 3 decide and 0 takes verdicts back. */
export function HitPicker({ id, name, decisions }: { id: string; name: string; decisions: HitDecisions }) {
  const { t } = useTranslation('monitoring')
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      focusNeighbour(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Escape') decisions.pickAll(false)
    else if (event.key === '0') decisions.decide(null)
    else {
      const verdict = verdicts[Number(event.key) - 1]
      if (verdict) decisions.decide(verdict)
    }
  }
  return (
    <span data-hit-picker className={styles.picker} onKeyDown={onKeyDown}>
      <Checkbox
        checked={decisions.isPicked(id)}
        aria-label={t('hits.pick', { name })}
        onChange={({ target, nativeEvent }) =>
          decisions.pick(id, target.checked, (nativeEvent as unknown as MouseEvent).shiftKey)
        }
      />
    </span>
  )
}

function focusNeighbour(from: HTMLElement, step: 1 | -1) {
  const all = [...document.querySelectorAll<HTMLElement>(PICKER)]
  const at = all.findIndex((each) => from.contains(each))
  all[at + step]?.focus()
}
