import type { MarkKind } from '@markwright/domain/marks/register-record'

/**
 * The kind of a mark by the words in which offices put it (MarkFeature of ST.66, MarkFeatureCategory of ST.96, IPONZ),
 * or, where they say nothing, by whether it has words and an image. Stylised words without a figure are words.
 */
export function markKindOf(feature: string | null | undefined, hasText: boolean, hasImage: boolean): MarkKind {
  const words = feature?.toLowerCase() ?? ''
  if (/3-?\s?d\b|three.?dimension|shape/.test(words)) return 'threeDimensional'
  if (/sound/.test(words)) return 'sound'
  if (/^colou?r/.test(words)) return 'colour'
  if (/hologram|motion|multimedia|position|pattern|olfactory|taste|tactile|tracer|other/.test(words)) return 'other'
  if (/combined|which (also )?includes words?/.test(words)) return 'combined'
  if (/stylized|stylised|standard character|typeset|^word|characters?\b/.test(words)) return 'word'
  if (/figurative|image|device|without any word/.test(words)) return hasText ? 'combined' : 'figure'
  if (!hasText) return 'figure'
  return hasImage ? 'combined' : 'word'
}
