import { bindJob, followPortfolio, importPortfolio } from '@markwright/jobs'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../module.ts'
import type { Platform } from '../platform.ts'
import { createFollowJobs, followPortfolioHandler } from './follow-portfolio.ts'
import { createFollowsRepository } from './follows.repository.ts'
import { importPortfolioHandler } from './import-portfolio.ts'
import { createPortfolioImportsRepository } from './portfolio-imports.repository.ts'
import { sendReminders } from './send-reminders.repository.ts'

/** How long a table that was uploaded waits to be imported. */
const UNUSED_MS = 24 * HOUR_MS

export function createHostingModule(platform: Platform) {
  const follows = createFollowsRepository(platform.builder)
  const imports = createPortfolioImportsRepository(platform.builder)
  return {
    jobs: [
      bindJob(followPortfolio, followPortfolioHandler({ ...platform, follows })),
      bindJob(importPortfolio, importPortfolioHandler({ ...platform, imports })),
    ],
    schedules: [
      { name: 'order-portfolio-follow', everyMs: 10 * SECOND_MS, run: createFollowJobs({ ...platform, follows }) },
      { name: 'send-hosting-reminders', everyMs: 10 * MINUTE_MS, run: () => sendReminders(platform) },
      {
        name: 'clear-portfolio-imports',
        everyMs: HOUR_MS,
        run: () => imports.deleteUnused(new Date(platform.now().getTime() - UNUSED_MS)),
      },
    ],
  }
}
