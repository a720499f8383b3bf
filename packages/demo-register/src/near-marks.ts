import { hanRecipes } from './near-han.ts'
import { latinRecipes } from './near-latin.ts'
import type { NearMarkKind, NearMarkScript, NearPair, Recipe } from './near-pair.ts'
import type { Random } from './random.ts'

const recipes: Record<NearMarkScript, Record<NearMarkKind, Recipe>> = { han: hanRecipes, latin: latinRecipes }

/** A pair of that kind. Chinese is simplified. */
export function nearPair(kind: NearMarkKind, script: NearMarkScript, random: Random): NearPair {
  const recipe = recipes[script][kind]
  // Not every name has, say, a look-alike character: try others.
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const pair = recipe(random)
    if (pair && pair.seedText !== pair.plantText) return pair
  }
  throw new Error(`No pair of kind ${kind} in ${script} could be made.`)
}
