import type { Handlers } from '../../kernel/contract-routes.ts'
import { streamEvents } from '../../kernel/event-stream.ts'
import { presentJob } from './jobs.presenter.ts'
import type { JobsService } from './jobs.service.ts'

export const jobsHandlers = (service: JobsService): Handlers<'getJob' | 'cancelJob' | 'streamJobEvents'> => ({
  getJob: async ({ path, language }) => presentJob(await service.getJob(path.id), language),

  cancelJob: async ({ path, language }) => presentJob(await service.cancelJob(path.id), language),

  streamJobEvents: async ({ path, language, request, reply }) => {
    await service.getJob(path.id)
    return streamEvents(request, reply, async function* (signal) {
      for await (const job of service.watchJob(path.id, signal)) yield { event: 'job', data: presentJob(job, language) }
    })
  },
})
