export { presentAnnuity, presentAnnuityFee } from './annuities.presenter.ts'
export type { AnnuitiesService, Refused, SeenAnnuity } from './annuities.service.ts'
export type { ClientsService } from './clients.service.ts'
export type { DeadlinesService, SeenDeadline } from './deadlines.service.ts'
export {
  presentClient,
  presentHostingDeadline,
  presentItem,
  presentItemDetail,
  type View,
} from './hosting.presenter.ts'
export { checkOffice } from './to-edit.ts'
export type { ItemDetail, PortfolioService, SeenItem } from './portfolio.service.ts'
