import 'i18next'
import type * as texts from './locales/cn.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site'
    resources: typeof texts
    returnNull: false
  }
}
