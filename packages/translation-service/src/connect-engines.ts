import type { KeyValueStore } from '@markwright/key-value'
import {
  createProvider,
  type CallObserver,
  type ProviderDependencies,
  type ProviderLimits,
} from '@markwright/providers'
import { readOptions } from '@markwright/runtime/read-options.ts'
import {
  baiduService,
  createBuiltInEngine,
  createLocalModelEngine,
  createServiceEngine,
  deepLService,
  libreTranslateService,
  loadModel,
  openAiCompatibleService,
  readModelFolder,
  type Service,
  type TranslationDirection,
  type TranslationEngine,
} from '@markwright/translation'
import { translationDirections } from '@markwright/domain/texts/translation-languages'
import { type EngineName, engineOptions, type EngineOptions, readEngineOrder } from './engine-options.ts'
import { createSharedBudgetStore, createSharedRateStore } from './shared-limits.ts'

/** An engine as people see it; `sentTo`: the host that texts are sent to, null where they stay here. */
export type EngineNames = { id: string; name: string; sentTo: string | null }

/**
 * The engines that the settings name. `order` is a list such as `deepl,built-in`, of which the first that translates is
 * used, or one for each direction: `zh-cn_en-us=deepl,built-in;*=built-in`. `options` is JSON with an object for each
 * engine that needs one. `tables`: the folder of the tables of the built-in engine, where it is not that of its package.
 * @throws RangeError that names every fault, without the values of options
 */
export function connectEngines({
  order,
  options,
  tables,
  keyValueStore,
  observe = () => {},
}: {
  order: string
  options: string | undefined
  tables?: string
  /** Where processes count together what was used of services. */
  keyValueStore: KeyValueStore
  /** Gets how each call to a service ended. */
  observe?: CallObserver
}) {
  const input = options === undefined ? {} : readOptions('translation engines', engineOptions, options)
  const { lists: byDirection, faults } = readEngineOrder(order)
  if (faults.length > 0) throw new RangeError(`The order of translation engines ${faults.join('; ')}`)
  const shared = {
    observe,
    budgets: createSharedBudgetStore(keyValueStore),
    rates: createSharedRateStore(keyValueStore),
  }
  const built = new Map<EngineName, TranslationEngine>()
  const engineOf = (name: EngineName): TranslationEngine => {
    const known = built.get(name)
    if (known) return known
    const engine = build(name, input, tables, shared)
    built.set(name, engine)
    return engine
  }
  const lists = new Map(
    translationDirections.map((direction) => [
      direction,
      (byDirection.get(direction) ?? byDirection.get('*') ?? ['built-in'])
        .map(engineOf)
        .filter(({ directions }) => directions.includes(direction)),
    ]),
  )
  return {
    /** In the order in which they are tried. */
    of: (direction: TranslationDirection): readonly TranslationEngine[] => lists.get(direction) ?? [],
    /** Name of an engine by its id. */
    nameOf: (id: string): string => [...built.values()].find((engine) => engine.id === id)?.name ?? id,
    describe: (direction: TranslationDirection): EngineNames[] =>
      (lists.get(direction) ?? []).map(({ id, name, sentTo }) => ({ id, name, sentTo })),
  }
}
export type Engines = ReturnType<typeof connectEngines>

function build(
  name: EngineName,
  options: EngineOptions,
  tables: string | undefined,
  shared: ProviderDependencies,
): TranslationEngine {
  const required = <Name extends EngineName>(of: Name): NonNullable<EngineOptions[Name]> => {
    const found = options[of]
    if (!found) throw new RangeError(`The translation engine ${of} needs its options`)
    return found
  }
  const service = (of: Service, own: Partial<ProviderLimits> | undefined) =>
    createServiceEngine(of, createProvider(of.id, own, shared))
  if (name === 'built-in') {
    const folder = options['built-in']?.folder ?? tables
    return createBuiltInEngine(folder === undefined ? {} : { folder })
  }
  if (name === 'local-models')
    return createLocalModelEngine(readModelFolder(required('local-models').folder), loadModel)
  if (name === 'deepl') {
    const { limits: own, ...rest } = required('deepl')
    return service(deepLService(rest), own)
  }
  if (name === 'libretranslate') {
    const { limits: own, ...rest } = required('libretranslate')
    return service(libreTranslateService(rest), own)
  }
  if (name === 'openai') {
    const { limits: own, ...rest } = required('openai')
    return service(openAiCompatibleService(rest), own)
  }
  const { limits: own, ...rest } = required('baidu')
  return service(baiduService(rest), own)
}
