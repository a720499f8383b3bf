import type { TrademarksService } from '../trademarks/index.ts'
import { buffer } from 'node:stream/consumers'
import { AppError } from '../../kernel/errors.ts'

/** The picture of a record, or null where it has none. */
export type ReadPicture = (publicId: string) => Promise<Buffer | null>

export const createReadPicture =
  ({ getImage }: Pick<TrademarksService, 'getImage'>): ReadPicture =>
  async (publicId) => {
    try {
      return await buffer((await getImage(publicId, 'full')).stream)
    } catch (error) {
      if (error instanceof AppError) return null
      throw error
    }
  }
