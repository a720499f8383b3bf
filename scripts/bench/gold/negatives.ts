import { coinedBrand, flavouredWord, hanName } from '../../../packages/demo-register/src/brand.ts'
import { pickHan } from '../../../packages/demo-register/src/han.ts'
import type { Random } from '../../../packages/demo-register/src/random.ts'
import { weakPlaces } from '../../../packages/demo-register/src/words/han-words.ts'

/** Pairs that nobody should find similar: `mostMiddle` is the share that may come out as middle or above. */
export type NegativeKind = { id: string; name: string; mostMiddle: number; make: (random: Random) => [string, string] }

const WEAK = ['ECO', 'SMART', 'SUPER', 'GREEN', 'CITY', 'HOME']
const dictionary = (
  'TIGER TIMER LION LINE CAT HAT BAT LATER LATTER LEAD READ FRIEND TREND BREAD BROAD MOUSE HOUSE HORSE LIGHT NIGHT RIGHT ' +
  'RIVER DIVER STONE STORE STORM ROSE NOSE CROWN CLOWN BRIDE BRIDGE SILVER SLIVER PEARL PETAL HEART EARTH ANGEL ANGLE'
).split(' ')

export const negativeKinds: readonly NegativeKind[] = [
  {
    id: 'n01-han',
    name: 'random, Chinese',
    mostMiddle: 0.005,
    make: (random) => [hanName(random), hanName(random)],
  },
  {
    id: 'n01-latin',
    name: 'random, letters',
    mostMiddle: 0.015,
    make: (random) => [flavouredWord(random), random.chance(0.5) ? flavouredWord(random) : coinedBrand(random).latin],
  },
  {
    id: 'n02-weak',
    name: 'only a weak word shared',
    mostMiddle: 0.15,
    make(random) {
      if (random.chance(0.5)) {
        const weak = random.pick(WEAK)
        return [`${weak} ${coinedBrand(random).latin}`, `${weak} ${coinedBrand(random).latin}`]
      }
      const place = random.pick(weakPlaces)
      return [place + pickHan(random) + pickHan(random), place + pickHan(random) + pickHan(random)]
    },
  },
  {
    id: 'n02-words',
    name: 'words of other meaning',
    mostMiddle: 0.15,
    make: (random) => [random.pick(dictionary), random.pick(dictionary)],
  },
  {
    id: 'n01-short',
    name: 'random, short words of letters',
    mostMiddle: 0.015,
    make: (random) => [coinedBrand(random).latin.slice(0, 5), coinedBrand(random).latin.slice(0, 5)],
  },
  {
    id: 'n01-across',
    name: 'random, Chinese and letters',
    mostMiddle: 0.0005,
    make: (random) => [hanName(random), random.chance(0.5) ? coinedBrand(random).latin : flavouredWord(random)],
  },
]
