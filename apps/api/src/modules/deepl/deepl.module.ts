import { registerDeeplApi } from './deepl.routes.ts'

/** Translation by the protocol of DeepL, which has no contract of ours. */
export const createDeeplModule = (services: Parameters<typeof registerDeeplApi>[1]) => ({
  register: (app: Parameters<typeof registerDeeplApi>[0]) => registerDeeplApi(app, services),
})
