import { expect, test } from 'vitest'
import {
  beginSearch,
  call,
  closeStage,
  createStages,
  endSearch,
  helpSearches,
  openStage,
  waitForCall,
} from './stages.ts'

test('a helper joins once in a stage that is open, and in none that is over', () => {
  const stages = createStages()
  const joined: unknown[] = []
  const help = () =>
    helpSearches(stages, (place, work) => {
      joined.push([place, work])
      endSearch(stages)
    })
  beginSearch(stages, 1)
  openStage(stages, 1, 3, 'scoreCandidates')
  help()
  expect(closeStage(stages, 10)).toBe(true)
  help()
  expect(joined).toEqual([[3, 'scoreCandidates']])
})

test('where a helper fails, its share is known to be missing', () => {
  const stages = createStages()
  beginSearch(stages, 1)
  openStage(stages, 1, 0, 'doJobs')
  const fail = () => {
    throw new Error('out of memory')
  }
  expect(() => helpSearches(stages, fail)).toThrow('out of memory')
  expect(closeStage(stages, 10)).toBe(false)
})

test('helpers are called when a search begins, unless they are awake', () => {
  const stages = createStages()
  beginSearch(stages, 1)
  expect(waitForCall(stages, 0)).toBe(1)
  openStage(stages, 1, 0, 'doJobs')
  helpSearches(stages, () => {
    endSearch(stages)
    beginSearch(stages, 1)
    endSearch(stages)
  })
  call(stages)
  expect(waitForCall(stages, 1)).toBe(2)
})
