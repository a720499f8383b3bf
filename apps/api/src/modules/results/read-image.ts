import type { TrademarksService } from '../trademarks/index.ts'
import { buffer } from 'node:stream/consumers'
import { AppError } from '../../kernel/errors.ts'

/** The image of a record, whole or small, or null where it has none. */
export type ReadImage = (publicId: string, size: 'full' | 'thumb') => Promise<Buffer | null>

export const createReadImage =
  ({ getImage }: Pick<TrademarksService, 'getImage'>): ReadImage =>
  async (publicId, size) => {
    try {
      return await buffer((await getImage(publicId, size)).stream)
    } catch (error) {
      if (error instanceof AppError) return null
      throw error
    }
  }
