import { z } from 'zod'

const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1')
const port = z.coerce.number().int().min(1).max(65_535)
const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  })

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LOG_FORMAT: z.enum(['json', 'pretty']).default('json'),
  DATABASE_URL: url('postgresql:', 'postgres:'),
  /** Without it, the queue and the key-value store are kept in PostgreSQL. */
  REDIS_URL: url('redis:', 'rediss:').optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  API_HOST: z.string().min(1).default('127.0.0.1'),
  API_PORT: port.default(3001),
  WORKER_HOST: z.string().min(1).default('127.0.0.1'),
  WORKER_PORT: port.default(3002),
  WEB_HOST: z.string().min(1).default('127.0.0.1'),
  WEB_PORT: port.default(3000),
  API_URL: url('http:', 'https:').default('http://127.0.0.1:3001'),
  /** Number of reverse proxies in front of the API whose `X-Forwarded-For` is believed. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(1),
  DATABASE_POOL_MAX: z.coerce.number().int().min(2).max(200).default(10),
  MARK_INDEX: z.enum(['embedded']).default('embedded'),
  INDEX_SNAPSHOT: flag.default(true),
  IMPORT_WORKERS: z.coerce.number().int().min(1).max(16).default(1),
  /** Size of the demonstration register that `npm start` loads into an empty database; 0 for none. */
  DEMO_MARKS: z.coerce.number().int().min(0).max(10_000_000).default(20_000),
  /** Spec 2 §6: a visitor may search 100 times a day. */
  VISITOR_SEARCHES_PER_DAY: z.coerce.number().int().min(1).default(100),
})

export type Settings = z.infer<typeof schema>
export const settingNames = Object.keys(schema.shape) as (keyof Settings)[]

/** Every fault of the settings at once; `message` is ready to print. */
export class SettingsError extends Error {
  constructor(readonly faults: { name: string; reason: string }[]) {
    super(['These settings are wrong:', ...faults.map(({ name, reason }) => `  ${name}: ${reason}`)].join('\n'))
  }
}

/**
 * The settings of a process, read once: all of them, or those it names.
 * @throws SettingsError that lists every fault.
 */
export function parseSettings<Name extends keyof Settings>(
  environment: Record<string, string | undefined>,
  names: readonly Name[] = settingNames as Name[],
): Pick<Settings, Name> {
  const given = Object.fromEntries(names.map((name) => [name, environment[name]?.trim() || undefined]))
  const wanted = schema.pick(Object.fromEntries(names.map((name) => [name, true])) as Record<keyof Settings, true>)
  const { success, data, error } = wanted.safeParse(given)
  if (success) return data
  throw new SettingsError(
    error.issues.map(({ path, message }) => {
      const name = String(path[0])
      return { name, reason: given[name] === undefined ? 'is required' : message }
    }),
  )
}

/** Reads `process.env`, or ends the process after naming every fault. */
export function loadSettings<Name extends keyof Settings>(names?: readonly Name[]): Pick<Settings, Name> {
  try {
    return parseSettings(process.env, names)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    process.stderr.write(`${error.message}\nSee .env.example for what each of them means.\n`)
    process.exit(78)
  }
}
