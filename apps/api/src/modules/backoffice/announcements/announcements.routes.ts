import type { Handlers } from '../../../kernel/contract-routes.ts'
import { pageOf } from '../../../kernel/pagination.ts'
import { actorOf } from '../actor.ts'
import { presentAnnouncement } from './announcements.presenter.ts'
import type { Announcements } from './announcements.ts'

type Operations =
  | 'listAnnouncements'
  | 'createAnnouncement'
  | 'updateAnnouncement'
  | 'deleteAnnouncement'
  | 'sendAnnouncement'
  | 'cancelAnnouncement'

export const announcementsHandlers = (announcements: Announcements): Handlers<Operations> => ({
  listAnnouncements: async ({ query }) => {
    const { rows, total } = await announcements.list(query.status, query)
    return pageOf(rows.map(presentAnnouncement), total, query)
  },

  createAnnouncement: async (call) => presentAnnouncement(await announcements.create(call.body, actorOf(call))),

  updateAnnouncement: async (call) =>
    presentAnnouncement(await announcements.update(call.path.id, call.body, actorOf(call))),

  deleteAnnouncement: async (call) => {
    await announcements.delete(call.path.id, actorOf(call))
    return true
  },

  sendAnnouncement: async (call) =>
    presentAnnouncement(await announcements.send(call.path.id, call.body, actorOf(call))),

  cancelAnnouncement: async (call) => presentAnnouncement(await announcements.cancel(call.path.id, actorOf(call))),
})
