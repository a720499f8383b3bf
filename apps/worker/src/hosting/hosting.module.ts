import { bindJob, followPortfolio } from '@markwright/jobs'
import { SECOND_MS } from '../module.ts'
import type { Platform } from '../platform.ts'
import { createFollowJobs, followPortfolioHandler } from './follow-portfolio.ts'
import { createFollowsRepository } from './follows.repository.ts'

export function createHostingModule(platform: Platform) {
  const follows = createFollowsRepository(platform.builder)
  return {
    jobs: [bindJob(followPortfolio, followPortfolioHandler({ ...platform, follows }))],
    schedules: [
      { name: 'order-portfolio-follow', everyMs: 10 * SECOND_MS, run: createFollowJobs({ ...platform, follows }) },
    ],
  }
}
