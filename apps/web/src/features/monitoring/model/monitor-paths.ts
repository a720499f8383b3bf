import { paths } from '../../../shared/lib/paths.ts'

/** The results of a monitor. */
export const resultPath = (id: string) => `${paths.monitoringResult}?monitorId=${id}`
/** The report on a monitor. */
export const reportPath = (id: string) => `${paths.monitorReport}?id=${id}`
