import { analyzeMark, compareMarks, RULES_VERSION } from '@markwright/similarity'
import { expect, test } from 'vitest'
import { sampleEngineVersion, similaritySamples } from '../apps/web/src/features/trademarks/model/sample-similarity.ts'

test.each(Object.entries(similaritySamples))(
  'the sample explanation in %s is what the engine says',
  (_language, { query, found, similarity }) => {
    expect(compareMarks(analyzeMark(query), analyzeMark(found))).toEqual(similarity)
    expect(sampleEngineVersion).toBe(RULES_VERSION)
  },
)
