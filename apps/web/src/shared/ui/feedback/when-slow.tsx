import { LoadingOutlined } from '@ant-design/icons'

const DELAY_MS = 300

/**
 * For `loading` of a button, which would blink at an answer that comes at once. The icon is given because Ant Design's
 * own fades in and out, and stays for good where the answer comes while it fades in.
 */
export const whenSlow = (isBusy: boolean) => isBusy && { delay: DELAY_MS, icon: <LoadingOutlined /> }
