import type { RouteGroup } from '../../app.ts'
import type { Platform } from '../../platform.ts'
import type { EntitlementsService } from '../entitlements/index.ts'
import type { GlossariesService } from '../glossaries/index.ts'
import type { CallAuthentication } from '../partner/index.ts'
import type { PartnerUsage } from '../partner-keys/index.ts'
import type { TranslationDocumentsService } from '../translation-documents/index.ts'
import type { TranslationService } from '../translation/index.ts'
import { answerDeeplFailure, type DeeplServices, registerDeeplApi } from './deepl.routes.ts'

type Dependencies = {
  entitlements: Pick<EntitlementsService, 'listUsage' | 'stockLeft'>
  glossaries: Pick<GlossariesService, 'list' | 'find' | 'create' | 'delete' | 'listEntries' | 'addAll'>
  partner: { authentication: Pick<CallAuthentication, 'byKey' | 'byMerchant'> }
  partnerKeys: { usage: Pick<PartnerUsage, 'count' | 'alert'> }
  translation: Pick<TranslationService, 'checkGlossaries' | 'translateAll'>
  translationDocuments: Pick<TranslationDocumentsService, 'upload' | 'get' | 'start' | 'write'>
}

/** Translation by the protocol of DeepL, which has no contract of ours. */
export function createDeeplModule({ keyValueStore, limits }: Platform, deps: Dependencies) {
  const services: DeeplServices = {
    authentication: deps.partner.authentication,
    documents: deps.translationDocuments,
    entitlements: deps.entitlements,
    glossaries: deps.glossaries,
    translation: deps.translation,
    usage: deps.partnerKeys.usage,
    keyValueStore,
    limits,
  }
  const routes: RouteGroup = {
    prefix: '/v2',
    answerFailure: answerDeeplFailure,
    register: (app) => registerDeeplApi(app, services),
  }
  return { routes }
}
