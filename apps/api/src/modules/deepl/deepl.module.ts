import { registerDeeplDoor } from './deepl.routes.ts'

/** Translation by the protocol of DeepL, which has no contract of ours. */
export const createDeeplModule = (services: Parameters<typeof registerDeeplDoor>[1]) => ({
  register: (app: Parameters<typeof registerDeeplDoor>[0]) => registerDeeplDoor(app, services),
})
