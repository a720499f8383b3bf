import { modifyOrAuthPath } from '../../../shared/lib/paths.ts'

const MARK = 'back'

/** The address to which a member comes back from WeChat. */
export const returnPath = `${modifyOrAuthPath('wechat')}&${MARK}`

export const isReturnFromWechat = (params: URLSearchParams): boolean => params.has(MARK)
