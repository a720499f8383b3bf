import type { DirectionWithEngines } from '@markwright/api-client/models/directionWithEngines'
import type { TranslationEngineNames } from '@markwright/api-client/models/translationEngineNames'
import { directionOf, type TranslationLanguage } from '@markwright/domain/texts/translation-languages'

export type SourceChoice = TranslationLanguage | 'auto'

/** Languages that a choice of source can be translated into. */
export const targetsOf = (source: SourceChoice): TranslationLanguage[] =>
  source === 'auto' ? ['zh-cn', 'en-us', 'ja-jp'] : source === 'zh-cn' ? ['en-us', 'ja-jp'] : ['zh-cn']

/** The target that stays chosen where it can, otherwise the first that can be. */
export const targetFor = (source: SourceChoice, target: TranslationLanguage): TranslationLanguage => {
  const targets = targetsOf(source)
  return targets.includes(target) ? target : targets[0]!
}

/** Services that a text may be sent to before it is known which direction it has; without those that have none. */
export function servicesOf(
  directions: readonly DirectionWithEngines[],
  source: SourceChoice,
  target: TranslationLanguage,
): TranslationEngineNames[] {
  const direction = source === 'auto' ? null : directionOf(source, target)
  const found = directions.filter((each) =>
    direction ? each.direction === direction : each.direction.endsWith(target),
  )
  const services = found.flatMap(({ engines }) => engines).filter(({ sentTo }) => sentTo !== null)
  return services.filter(({ id }, at) => services.findIndex((each) => each.id === id) === at)
}
