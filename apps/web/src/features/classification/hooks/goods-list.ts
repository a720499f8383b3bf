import { createContext, useContext } from 'react'
import { type ChosenGoods, isChosenGoods, nothingChosen } from '../../../shared/classification/chosen-goods.ts'
import { useLocalStorage } from '../../../shared/lib/use-local-storage.ts'
import { useCurrentUserKey } from '../../../shared/session/current-user.ts'

export type GoodsList = readonly [chosen: ChosenGoods, change: (chosen: ChosenGoods) => void]

/** The list of goods that the user puts together, saved in the browser. */
export const useSavedGoodsList = (): GoodsList =>
  useLocalStorage(useCurrentUserKey('goods-list'), nothingChosen, isChosenGoods)

/** The one list that all parts of the page add to. */
export const GoodsListContext = createContext<GoodsList>([nothingChosen, () => {}])

export const useGoodsList = (): GoodsList => useContext(GoodsListContext)
