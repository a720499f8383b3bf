import { jobKindNames } from '@markwright/domain/site/job-kinds'
import { expect, test } from 'vitest'
import { jobDefinitions } from './definitions.ts'

test('the operations console has a name for every job', () =>
  expect(jobDefinitions.map(({ name }) => name).toSorted()).toEqual(jobKindNames.toSorted()))
