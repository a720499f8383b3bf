import { z } from 'zod'
import { dataFolderFault } from './data-folder.ts'
import { providerFaults } from './provider-options.ts'

/** Of the site where it has no operator of its own. */
export const SITE_NAME = 'Markwright'

const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1')
const port = z.coerce.number().int().min(1).max(65_535)
const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  })

const days = z.coerce.number().int().min(0).max(36_500)
const secret = z.string().min(32, 'must have at least 32 characters')

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LOG_FORMAT: z.enum(['json', 'pretty']).default('json'),
  /** The folder that `npm run backup` writes to; without it, backups within DATA_DIR. */
  BACKUP_DIR: z.string().min(1).optional(),
  /** Public keys of age, separated by blanks, for whom backups are encrypted. */
  BACKUP_RECIPIENTS: z
    .string()
    .regex(/^age1\w+([\s,;]+age1\w+)*$/, 'must be public keys of age: age1…')
    .optional(),
  /** How many backups of days, weeks and months stay; without it all of them. */
  BACKUP_KEEP: z
    .string()
    .regex(/^(?=.*\d)(\d{1,3}d)?\s*(\d{1,3}w)?\s*(\d{1,3}m)?$/, 'must look like 7d 4w 6m')
    .optional(),
  /** Of the logs that `npm start` rotates. */
  LOG_MB: z.coerce.number().int().min(1).max(1000).default(20),
  LOG_DAYS: z.coerce.number().int().min(1).max(3650).default(14),
  /** Days that records of the past stay; 0 for ever. docs/operations.md says what of each is deleted. */
  RETENTION_JOB_DAYS: days.default(90),
  RETENTION_REGISTER_CHANGE_DAYS: days.default(365),
  RETENTION_SEARCH_LOG_DAYS: days.default(1095),
  RETENTION_PAGE_VIEW_DAYS: days.default(1095),
  RETENTION_OUTBOX_DAYS: days.default(90),
  RETENTION_AUDIT_DAYS: days.default(0),
  DATABASE_URL: url('postgresql:', 'postgres:'),
  /** Of the role that owns the tables; the role of DATABASE_URL then needs no right to change them. For the start only. */
  MIGRATION_DATABASE_URL: url('postgresql:', 'postgres:').optional(),
  /** Without it, the queue and the key-value store are stored in PostgreSQL. */
  REDIS_URL: url('redis:', 'rediss:').optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  /** Where images and files are: in DATA_DIR, or in a bucket that all machines share. */
  OBJECT_STORE: z.enum(['folder', 's3']).default('folder'),
  OBJECT_STORE_OPTIONS: z.string().optional(),
  API_HOST: z.string().min(1).default('127.0.0.1'),
  API_PORT: port.default(3001),
  WORKER_HOST: z.string().min(1).default('127.0.0.1'),
  WORKER_PORT: port.default(3002),
  WEB_HOST: z.string().min(1).default('127.0.0.1'),
  WEB_PORT: port.default(3000),
  /** Anyone who sends it as a bearer token may read `/metrics`; without it, programs on the same machine may. */
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  API_URL: url('http:', 'https:').default('http://127.0.0.1:3001'),
  /** Number of reverse proxies in front of the API whose `X-Forwarded-For` is believed. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(1),
  DATABASE_POOL_MAX: z.coerce.number().int().min(2).max(200).default(10),
  MARK_INDEX: z.enum(['embedded']).default('embedded'),
  INDEX_SNAPSHOT: flag.default(true),
  IMPORT_WORKERS: z.coerce.number().int().min(1).max(16).default(1),
  /** Size of the demonstration register that `npm start` loads into an empty database; 0 for none. */
  DEMO_MARKS: z.coerce.number().int().min(0).max(10_000_000).default(20_000),
  /** How long files that were made for members can be fetched. */
  EXPORT_DAYS: z.coerce.number().int().min(1).max(3650).default(7),
  /**
   * What a drawing may be in the filing system of the CNIPA: dpi from and to, a sheet in mm, and kB (1,024 bytes) of a
   * file. JPG or TIFF, 72 to 300 dpi and 165 × 245 mm are the published requirements for drawings of inventions and
   * utility models; images of designs have a sheet of their own. No published limit of a single file is known to us:
   * `DRAWING_KB` is an assumption, so that an application of many sheets stays light. Set it where the office says other.
   */
  DRAWING_DPI_MIN: z.coerce.number().int().min(10).max(1200).default(72),
  DRAWING_DPI_MAX: z.coerce.number().int().min(10).max(1200).default(300),
  DRAWING_WIDTH_MM: z.coerce.number().int().min(10).max(2000).default(165),
  DRAWING_HEIGHT_MM: z.coerce.number().int().min(10).max(2000).default(245),
  DRAWING_KB: z.coerce.number().int().min(10).max(20_480).default(1024),
  /** Engines in the order in which they are tried, for all directions or for each: `zh-cn_en-us=deepl,built-in;*=built-in`. */
  TRANSLATION_ENGINES: z.string().min(1).default('built-in'),
  /** JSON; packages/translation-service/README.md describes it. */
  TRANSLATION_OPTIONS: z.string().optional(),
  /** How long the contents of translations are stored; the log stays. */
  TRANSLATION_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
  /** Of one address; beyond it 429. */
  REQUESTS_PER_SECOND: z.coerce.number().int().min(1).default(60),
  /** That an API process works on at once; beyond it 503 while the oldest takes more than three seconds. */
  REQUESTS_AT_ONCE: z.coerce.number().int().min(1).default(200),
  /** That a web server passes to the API at once; more wait for 500 ms, and are refused with 503 then. */
  WEB_REQUESTS_AT_ONCE: z.coerce.number().int().min(2).max(1000).default(16),
  /** Opposition periods that the law has changed since: `KR@2028-01-01=45d` for marks published from that day on. */
  OPPOSITION_PERIODS: z
    .string()
    .regex(
      /^[A-Z]{2}@\d{4}-\d{2}-\d{2}=\d{1,3}[md](;[A-Z]{2}@\d{4}-\d{2}-\d{2}=\d{1,3}[md])*$/,
      'must look like KR@2028-01-01=45d;CN@2028-01-01=2m',
    )
    .optional(),
  /** Where people find the site: links in messages, the return from WeChat, the origin that may call. */
  PUBLIC_URL: url('http:', 'https:').default('http://localhost:3000'),
  /** The firm that runs the site, as its agreements name it. */
  OPERATOR_NAME: z.string().min(1).max(200).default(SITE_NAME),
  /** How the firm is reached for what is offered on request: a phone number, an e-mail address. */
  OPERATOR_CONTACT: z.string().min(1).max(300).optional(),
  /** What the code in the menus says: the link that opens the firm's mini program. Without it: the address of the site. */
  MINI_PROGRAM_URL: url('http:', 'https:')
    .refine((value) => value.length <= 500, 'must have at most 500 characters, to fit a code')
    .optional(),
  /** What tokens, obfuscates and seals are derived from. */
  APP_SECRET: secret,
  /** `id:secret` of the clients that may sign people in, separated by `;`. Without it: web and mini, derived. */
  OAUTH_CLIENTS: z
    .string()
    .regex(/^[\w-]+:[^:;\s]+(;[\w-]+:[^:;\s]+)*$/, 'must look like id:secret;id:secret')
    .optional(),
  /** Key of AES-128 by which passwords are obfuscated on their way; 16 characters. Without it: derived. */
  PASSWORD_KEY: z.string().length(16).optional(),
  /** Under which a human check without a key of its own is answered; 16 characters. */
  CAPTCHA_DEFAULT_KEY: z.string().length(16).optional(),
  /** `outbox` stores messages for the back office instead of delivering them: for demonstrations only. */
  SMS_PROVIDER: z.enum(['outbox', 'aliyun', 'tencent', 'smpp', 'http']).default('outbox'),
  SMS_OPTIONS: z.string().optional(),
  EMAIL_PROVIDER: z.enum(['outbox', 'smtp']).default('outbox'),
  EMAIL_OPTIONS: z.string().optional(),
  WECHAT_PROVIDER: z.enum(['sandbox', 'wechat']).default('sandbox'),
  WECHAT_OPTIONS: z.string().optional(),
  /** `sandbox` plays the payment providers, for demonstrations only. */
  PAYMENT_PROVIDER: z.enum(['sandbox', 'live']).default('sandbox'),
  PAYMENT_OPTIONS: z.string().optional(),
  /** Percent of VAT that service fees include. */
  VAT_PERCENT: z.coerce.number().min(0).max(100).multipleOf(0.01).default(6),
  /** Who issues e-invoices: `sandbox` makes samples, which are no invoices; with `none`, staff upload them. */
  INVOICE_PROVIDER: z.enum(['sandbox', 'none', 'nuonuo']).default('sandbox'),
  /** JSON; packages/invoices/README.md describes it. */
  INVOICE_OPTIONS: z.string().optional(),
  /** Opens the outbox to the person who started a demonstration. */
  OUTBOX_KEY: z.string().min(16).optional(),
  /** A site with a public address that delivers to the outbox starts only with `yes`. */
  OUTBOX_ON_PUBLIC_SITE: z.enum(['yes', 'no']).default('no'),
  /** Whether webhooks may have addresses of this machine, for those who try them; not on a site with a public address. */
  WEBHOOK_LOOPBACK: z.enum(['yes', 'no']).default('no'),
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
  const input = Object.fromEntries(names.map((name) => [name, environment[name]?.trim() || undefined]))
  const settings: Partial<Settings> = {}
  const faults: SettingsError['faults'] = []
  for (const name of names) {
    const { success, data, error } = schema.shape[name].safeParse(input[name])
    if (success) Object.assign(settings, { [name]: data })
    else faults.push(...error.issues.map((issue) => ({ name, reason: reasonOf(issue, input[name]) })))
  }
  faults.push(...exposedSandboxes(settings), ...providerFaults(input))
  if (faults.length > 0) throw new SettingsError(faults)
  return settings as Pick<Settings, Name>
}

function reasonOf(issue: z.core.$ZodIssue, input: string | undefined): string {
  if (input === undefined) return 'is required'
  // As read, it is no number; what was written says more to the one who wrote it.
  const isNoNumber = issue.code === 'invalid_type' && issue.expected === 'number'
  return isNoNumber ? `must be a number, not "${input}"` : issue.message
}

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** Whether a site is one of this machine, or a demonstration with a public address. */
export const isDemonstrationSite = ({
  PUBLIC_URL,
  OUTBOX_ON_PUBLIC_SITE,
}: Pick<Settings, 'PUBLIC_URL' | 'OUTBOX_ON_PUBLIC_SITE'>): boolean =>
  OUTBOX_ON_PUBLIC_SITE === 'yes' || loopback.test(new URL(PUBLIC_URL).hostname)

/** What stands in for the real world must not do so in it unnoticed. */
function exposedSandboxes(settings: Partial<Settings>): SettingsError['faults'] {
  const { PUBLIC_URL, OUTBOX_ON_PUBLIC_SITE } = settings
  if (!PUBLIC_URL || !OUTBOX_ON_PUBLIC_SITE || isDemonstrationSite({ PUBLIC_URL, OUTBOX_ON_PUBLIC_SITE })) return []
  const sandboxes = (
    ['SMS_PROVIDER', 'EMAIL_PROVIDER', 'WECHAT_PROVIDER', 'PAYMENT_PROVIDER', 'INVOICE_PROVIDER'] as const
  )
    .filter((name) => settings[name] === 'outbox' || settings[name] === 'sandbox')
    .map((name) => ({
      name,
      reason: `is ${settings[name]}, which a site at ${PUBLIC_URL} must not use; name a provider, or set OUTBOX_ON_PUBLIC_SITE=yes for a demonstration`,
    }))
  if (settings.WEBHOOK_LOOPBACK !== 'yes') return sandboxes
  const reason = `lets members call programs of this machine, which a site at ${PUBLIC_URL} must not; set it to no`
  return [...sandboxes, { name: 'WEBHOOK_LOOPBACK', reason }]
}

/** Reads `process.env`, or ends the process after naming every fault. */
export function loadSettings<Name extends keyof Settings>(names?: readonly Name[]): Pick<Settings, Name> {
  try {
    return parseSettings(process.env, names)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return exitWith(error)
  }
}

/**
 * Ends the process where `DATA_DIR` names no folder that it may write. A full or read-only disk is only reported to
 * `warn`: searches need no writing.
 */
export function requireDataFolder({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>, warn: (message: string) => void): void {
  const fault = dataFolderFault(DATA_DIR)
  if (fault?.isOfDisk) warn(`DATA_DIR ${fault.reason}`)
  else if (fault) exitWith(new SettingsError([{ name: 'DATA_DIR', reason: fault.reason }]))
}

function exitWith({ message }: SettingsError): never {
  process.stderr.write(`${message}\nSee .env.example for what each of them means.\n`)
  process.exit(78)
}
