import { hanRecipes } from './similar-han.ts'
import { latinRecipes } from './similar-latin.ts'
import type { SimilarMarkKind, SimilarMarkScript, SimilarPair, Recipe } from './similar-pair.ts'
import type { Random } from './random.ts'

const recipes: Record<SimilarMarkScript, Record<SimilarMarkKind, Recipe>> = { han: hanRecipes, latin: latinRecipes }

/** A pair of that kind. Chinese is simplified. */
export function similarPair(kind: SimilarMarkKind, script: SimilarMarkScript, random: Random): SimilarPair {
  const recipe = recipes[script][kind]
  // Not every name has, say, a look-alike character: try others.
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const pair = recipe(random)
    if (pair && pair.seedText !== pair.plantText) return pair
  }
  throw new Error(`No pair of kind ${kind} in ${script} could be made.`)
}
