import { useState } from 'react'

/** The selected rows of a list, those of other pages too; `shown` are the rows of its page. */
export function useChosenRows<Row extends { id: string }>(shown: readonly Row[] = []) {
  const [chosen, setChosen] = useState<readonly Row[]>([])
  const choose = (ids: readonly string[]) => {
    const known = new Map([...chosen, ...shown].map((row) => [row.id, row]))
    setChosen(ids.flatMap((id) => known.get(id) ?? []))
  }
  return { chosen, ids: chosen.map(({ id }) => id), choose, setChosen, clear: () => setChosen([]) }
}
