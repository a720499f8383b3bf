import { ConfigProvider, message, notification } from 'antd'
import { siteTheme } from '../brand/theme.ts'

// Messages are drawn outside of the page, and so outside of its theme.
ConfigProvider.config({ holderRender: (children) => <ConfigProvider theme={siteTheme}>{children}</ConfigProvider> })

export const messages = message
export const notifications = notification
