import { modifyOrAuthPath } from '../../../app/paths.ts'

const MARK = 'back'

/** The address to which a member comes back from WeChat. */
export const wayBack = `${modifyOrAuthPath('wechat')}&${MARK}`

export const isWayBack = (params: URLSearchParams): boolean => params.has(MARK)
