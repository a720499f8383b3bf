import { percent, printFigures, printTable } from '../table.ts'
import type { GoldFigures, GoldResult } from './measure-gold.ts'

const cells = ({ hitAt56, within10, reciprocalRank, level, levelWithinOne }: GoldFigures) => [
  percent(hitAt56),
  percent(within10),
  reciprocalRank.toFixed(2),
  percent(level),
  percent(levelWithinOne),
]

export function printGold({ options, all, kinds, falseAlarms, highPerQuery, across }: GoldResult): void {
  printTable(
    `Gold set: ${options.each} planted pairs of each kind among ${options.marks} marks, seed ${options.seed}, degree low in their class`,
    ['', '@56', 'wanted', '@10', 'MRR', 'level', 'within one'],
    [...kinds, { id: '', name: 'all', hitLeast: null, ...all }].map((kind) => {
      const [first, ...rest] = cells(kind)
      return [`${kind.id} ${kind.name}`, first!, kind.hitLeast === null ? '' : percent(kind.hitLeast), ...rest]
    }),
  )
  printFigures('Strangers that come out as middle or above', [
    ...falseAlarms.map(({ id, name, share, most }) => ({
      name: `${id} ${name}`,
      value: percent(share),
      target: `at most ${percent(most)}`,
      met: share <= most,
    })),
    {
      name: 'median of highly similar marks for a name of the register',
      value: String(highPerQuery),
      target: 'at most 15',
      met: highPerQuery <= 15,
    },
    {
      name: 'hits of Chinese names at medium that only sound alike across scripts, below 80',
      value: percent(across.soundAcross / Math.max(1, across.hits)),
      target: 'at most 10 %',
      met: across.soundAcross <= across.hits / 10,
    },
  ])
}
