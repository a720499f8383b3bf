import type { Similarity } from '@markwright/api-client/models/similarity'
import type { Language } from '@markwright/domain/site/language'

export type SimilaritySample = { query: string; found: string; similarity: Similarity }

/** Version of the rules that said so. */
export const sampleEngineVersion = '2026.19'

/** For each language two invented marks and what the engine says of them; a test holds this to the engine. */
export const similaritySamples: Record<Language, SimilaritySample> = {
  cn: {
    query: '云梦达',
    found: '芸梦达',
    similarity: {
      score: 76.8,
      level: 'middle',
      rule: 'C09',
      components: { text: 67, phonetic: 100, visual: 75 },
      spans: [
        { field: 'query', start: 0, end: 1, kind: 'sound', link: 0 },
        { field: 'name', start: 0, end: 1, kind: 'sound', link: 0 },
        { field: 'query', start: 1, end: 3, kind: 'same', link: 1 },
        { field: 'name', start: 1, end: 3, kind: 'same', link: 1 },
      ],
      reasons: [
        {
          code: 'E4',
          zh: '“云梦达”与“芸梦达”的拼音相同（yun meng da，不计声调），且均含“梦达”。',
          en: '“云梦达” and “芸梦达” have the same pinyin (yun meng da), tones apart, and share “梦达”.',
        },
      ],
    },
  },
  en: {
    query: 'LUMORA',
    found: 'LUMERA',
    similarity: {
      score: 92.8,
      level: 'high',
      rule: 'L05',
      components: { text: 90.9, phonetic: 94.3 },
      spans: [
        { field: 'query', start: 0, end: 3, kind: 'same', link: 0 },
        { field: 'name', start: 0, end: 3, kind: 'same', link: 0 },
        { field: 'query', start: 3, end: 4, kind: 'sound', link: 1 },
        { field: 'name', start: 3, end: 4, kind: 'sound', link: 1 },
        { field: 'query', start: 4, end: 6, kind: 'same', link: 2 },
        { field: 'name', start: 4, end: 6, kind: 'same', link: 2 },
      ],
      reasons: [
        {
          code: 'E17',
          zh: '“LUMORA”与“LUMERA”各6个字母，仅“O”与“E”不同。',
          en: '“LUMORA” and “LUMERA” have 6 letters each; only “O” and “E” differ.',
        },
        {
          code: 'E20',
          zh: '“LUMORA”与“LUMERA”拼写不同但读音相近。',
          en: '“LUMORA” and “LUMERA” are spelt differently but sound alike.',
        },
      ],
    },
  },
}
