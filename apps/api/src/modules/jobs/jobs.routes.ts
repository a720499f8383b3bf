import type { Handlers } from '../../kernel/contract-routes.ts'
import { streamEvents } from '../../kernel/event-stream.ts'
import { requireMember } from '../../kernel/session.ts'
import { presentJob } from './jobs.presenter.ts'
import type { JobsService } from './jobs.service.ts'

export const jobsHandlers = (service: JobsService): Handlers<'getJob' | 'cancelJob' | 'streamJobEvents'> => ({
  getJob: async ({ path, member, language }) =>
    presentJob(await service.getJob(path.id, requireMember(member).id), language),

  cancelJob: async ({ path, member, language }) =>
    presentJob(await service.cancelJob(path.id, requireMember(member).id), language),

  streamJobEvents: async ({ path, member, language, request, reply }) => {
    const { id: memberId } = requireMember(member)
    await service.getJob(path.id, memberId)
    return streamEvents(request, reply, {
      memberId,
      async *source(signal) {
        for await (const job of service.watchJob(path.id, signal))
          yield { event: 'job', data: presentJob(job, language) }
      },
    })
  },
})
