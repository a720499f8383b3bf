import type { RouteGroup } from '../../app.ts'
import { answerDeeplFailure, type DeeplServices, registerDeeplApi } from './deepl.routes.ts'

/** Translation by the protocol of DeepL, which has no contract of ours. */
export const createDeeplModule = (services: DeeplServices): RouteGroup => ({
  prefix: '/v2',
  answerFailure: answerDeeplFailure,
  register: (app) => registerDeeplApi(app, services),
})
