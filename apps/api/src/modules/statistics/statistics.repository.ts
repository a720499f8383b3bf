import type { Db } from '@markwright/db'

/** Of every office or class where null. */
export type StatisticScope = { office: string | null; classNo: number | null }

/** Figures about the register as the worker has counted them after the last import. */
export function createStatisticsRepository(db: Db) {
  const scoped = ({ office, classNo }: StatisticScope) => ({ office: office ?? '*', classNo: classNo ?? 0 })
  return {
    whole: (scope: StatisticScope) => db.classStatistic.findFirst({ where: scoped(scope) }),

    byOffice: (classNo: number | null) =>
      db.classStatistic.findMany({
        where: { classNo: classNo ?? 0, office: { not: '*' } },
        orderBy: [{ marks: 'desc' }, { office: 'asc' }],
      }),

    byClass: (office: string | null) =>
      db.classStatistic.findMany({
        where: { office: office ?? '*', classNo: { gte: 1, lte: 45 } },
        orderBy: { classNo: 'asc' },
      }),

    byYear: (scope: StatisticScope) => db.yearStatistic.findMany({ where: scoped(scope), orderBy: { year: 'asc' } }),

    byApplicant: (scope: StatisticScope) =>
      db.applicantStatistic.findMany({ where: scoped(scope), orderBy: { rank: 'asc' } }),

    async updatedAt(): Promise<Date | null> {
      return (await db.statisticState.findFirst())?.updatedAt ?? null
    },
  }
}
export type StatisticsRepository = ReturnType<typeof createStatisticsRepository>
