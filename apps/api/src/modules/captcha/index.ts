export type { HumanCheck } from './captcha.service.ts'
