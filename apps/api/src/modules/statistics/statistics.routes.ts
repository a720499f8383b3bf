import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import type { Handlers } from '../../kernel/contract-routes.ts'
import type { StatisticScope, StatisticsRepository } from './statistics.repository.ts'

type Operations = 'getRegisterStatistics' | 'listClassStatistics' | 'listYearStatistics' | 'listApplicantStatistics'

type Counted = { marks: number; valid: number; pending: number }

const scopeOf = (query: { country?: string | undefined; class?: number | undefined }): StatisticScope => ({
  office: query.country ?? null,
  classNo: query.class ?? null,
})
const presentClass = ({ classNo, marks, valid, pending }: Counted & { classNo: number }): Schemas['ClassCount'] => ({
  class: classNo,
  count: marks,
  valid,
  pending,
})
const presentOffice = ({ office, marks, valid, pending }: Counted & { office: string }): Schemas['CountryCount'] => ({
  country: office,
  total: marks,
  valid,
  pending,
})
const presentYear = (row: { year: number; applied: number; registered: number }): Schemas['YearCount'] => ({
  year: row.year,
  app: row.applied,
  reg: row.registered,
})

export const statisticsHandlers = (repository: StatisticsRepository): Handlers<Operations> => ({
  getRegisterStatistics: async ({ query }) => {
    const scope = scopeOf(query)
    const [whole, byCountry, byClass, byYear, updatedAt] = await Promise.all([
      repository.whole(scope),
      repository.byOffice(scope.classNo),
      repository.byClass(scope.office),
      repository.byYear(scope),
      repository.updatedAt(),
    ])
    return {
      country: scope.office,
      class: scope.classNo,
      total: whole?.marks ?? 0,
      valid: whole?.valid ?? 0,
      pending: whole?.pending ?? 0,
      demonstration: whole?.demonstration ?? 0,
      byCountry: byCountry.map(presentOffice),
      byClass: byClass.map(presentClass),
      byYear: byYear.map(presentYear),
      updatedAt: updatedAt && formatInstant(updatedAt),
    }
  },

  listClassStatistics: async ({ query }) => {
    const { office, classNo } = scopeOf(query)
    const rows = await repository.byClass(office)
    return rows.filter((row) => classNo === null || row.classNo === classNo).map(presentClass)
  },

  listYearStatistics: async ({ query }) => (await repository.byYear(scopeOf(query))).map(presentYear),

  listApplicantStatistics: async ({ query }) =>
    (await repository.byApplicant(scopeOf(query))).map(({ name, nameEn, marks }) => ({ name, nameEn, count: marks })),
})
