import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { isCurrency, isRate, parseMoney } from '@markwright/domain/money/amounts'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { amountWords, checkDay, fieldRefusal, requireText } from '../../kernel/fields.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import type { Actor } from '../backoffice/index.ts'
import { catalogueErrors } from './catalogue.errors.ts'
import type { FeeDraft, FeeFilter, FiguresRepository, RateDraft } from './figures.repository.ts'

export type FeeFields = Omit<FeeDraft, 'amountMinor'> & { amount: string | null }

const MINOR_MAX = 2_000_000_000

/** Fees of offices and exchange rates, which staff enter. */
export function createFiguresService({ repository, now }: { repository: FiguresRepository; now: () => Date }) {
  const today = () => todayIn(HOME_ZONE, now())

  const findFee = async (id: string) => {
    const found = await repository.findFee(id, today())
    if (!found) throw new AppError(commonErrors.notFound)
    return found
  }

  return {
    listFees: (filter: FeeFilter, page: PageRequest) => repository.listFees(filter, today(), rowRange(page)),

    /** @throws 50532 where the fee is entered for this day already, 400 for fields that are wrong. */
    async addFee(fields: FeeFields, actor: Actor) {
      const id = await repository.addFee(readFee(fields), actor)
      if (id === null) throw new AppError(catalogueErrors.feeEntered)
      return findFee(id)
    },

    /** @throws 409 where it has another version. */
    async updateFee(id: string, version: number, fields: FeeFields, actor: Actor) {
      await findFee(id)
      const outcome = await repository.updateFee(id, version, readFee(fields), actor)
      if (outcome === 'changed') throw new AppError(commonErrors.changedMeanwhile)
      if (outcome === 'entered') throw new AppError(catalogueErrors.feeEntered)
      return findFee(id)
    },

    async removeFee(id: string, actor: Actor) {
      if (!(await repository.removeFee(id, actor))) throw new AppError(commonErrors.notFound)
    },

    listRates: (currency: string | null, page: PageRequest) => repository.listRates(currency, today(), rowRange(page)),

    async setRate({ currency, validOn, rate, source }: RateDraft, actor: Actor) {
      if (!isCurrency(currency) || currency === 'CNY') throw fieldRefusal('currency', 'unknown', currencyWords)
      checkDay('validOn', validOn)
      if (!isRate(rate)) throw fieldRefusal('rate', 'format', { cn: '汇率不正确', en: 'This is not a rate.' })
      await repository.setRate({ currency, validOn, rate, source: requireText('source', source) }, actor, now())
      const { rows } = await repository.listRates(currency, today(), { skip: 0, take: 10_000 })
      return rows.find((row) => row.valid_on === validOn)!
    },
  }
}
export type FiguresService = ReturnType<typeof createFiguresService>

const currencyWords = { cn: '不支持的币种', en: 'This currency is not supported.' }

function readFee({ amount, ...fields }: FeeFields): FeeDraft {
  const { currency } = fields
  if (!isCurrency(currency)) throw fieldRefusal('currency', 'unknown', currencyWords)
  checkDay('validFrom', fields.validFrom)
  const amountMinor = amount === null ? null : parseMoney(amount, currency)
  if (amount !== null && (amountMinor === null || amountMinor > MINOR_MAX))
    throw fieldRefusal('amount', 'format', amountWords)
  return {
    ...fields,
    nameCn: requireText('nameCn', fields.nameCn),
    nameEn: requireText('nameEn', fields.nameEn),
    source: requireText('source', fields.source),
    amountMinor,
  }
}
