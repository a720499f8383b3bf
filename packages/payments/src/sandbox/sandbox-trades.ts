import { type QueryBuilder, sql } from '@markwright/db'
import { addDays, HOME_ZONE, startOfDay } from '@markwright/domain/dates/calendar'
import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import type { OnlineMethod } from '../provider.ts'

/** `transactionId` is the sandbox's own. */
export type SandboxEntry = {
  transactionId: string
  tradeNumber: string
  refundNumber: string | null
  amountFen: number
  createdAt: Date
}

export type SandboxTrade = {
  method: OnlineMethod
  number: string
  amountFen: number
  description: string
  notifyUrl: string
  expiresAt: Date
  isClosed: boolean
  payment: SandboxEntry | null
  refunds: SandboxEntry[]
}

export type SandboxKeys = { merchant: KeyObject; platform: KeyObject }

const KEY_IDS = { merchant: 1, platform: 2 }
/** Numbers of transactions have 28 digits, as those of both providers. */
const TRANSACTION_PREFIX: Record<OnlineMethod, string> = { wechat: '42', alipay: '20' }

/** What the sandbox knows: its keys, the trades and the money that moved. */
export function createSandboxTrades({ db, now }: { db: QueryBuilder; now: () => Date }) {
  let keys: Promise<SandboxKeys> | null = null

  const entryOf = (row: {
    transaction_id: string
    trade_number: string
    refund_number: string | null
    amount_fen: number
    created_at: Date
  }): SandboxEntry => ({
    transactionId: row.transaction_id,
    tradeNumber: row.trade_number,
    refundNumber: row.refund_number,
    amountFen: row.amount_fen,
    createdAt: row.created_at,
  })

  const find = async (
    tx: QueryBuilder,
    method: OnlineMethod,
    number: string,
    { lock = false } = {},
  ): Promise<SandboxTrade | null> => {
    const row = await tx
      .selectFrom('sandbox_trade')
      .selectAll()
      .where('method', '=', method)
      .where('number', '=', number)
      .$if(lock, (query) => query.forUpdate())
      .executeTakeFirst()
    if (!row) return null
    const entries = await tx
      .selectFrom('sandbox_entry')
      .selectAll()
      .where('method', '=', method)
      .where('trade_number', '=', number)
      .orderBy('created_at')
      .execute()
    const moved = entries.map(entryOf)
    const payment = moved.find(({ refundNumber }) => refundNumber === null) ?? null
    return {
      method,
      number,
      amountFen: row.amount_fen,
      description: row.description,
      notifyUrl: row.notify_url,
      expiresAt: row.expires_at,
      isClosed: row.closed_at !== null || (payment === null && row.expires_at <= now()),
      payment,
      refunds: moved.filter(({ refundNumber }) => refundNumber !== null),
    }
  }

  const insertEntry = async (
    tx: QueryBuilder,
    method: OnlineMethod,
    entry: Omit<SandboxEntry, 'transactionId' | 'createdAt'>,
  ) => {
    const random = sql<string>`${TRANSACTION_PREFIX[method]} || lpad((random() * 1e13)::bigint::text, 13, '0') || lpad((random() * 1e13)::bigint::text, 13, '0')`
    const row = await tx
      .insertInto('sandbox_entry')
      .values({
        transaction_id: random,
        method,
        trade_number: entry.tradeNumber,
        refund_number: entry.refundNumber,
        amount_fen: entry.amountFen,
        created_at: now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return entryOf(row)
  }

  return {
    /** The keys of merchant and platform, made when they are first needed and the same in every process. */
    keys: () =>
      (keys ??= readKeys(db).catch((error: unknown) => {
        keys = null
        throw error
      })),

    find: (method: OnlineMethod, number: string) => find(db, method, number),

    /** The trade; one that is there already stays as it is. */
    async open(
      trade: Pick<SandboxTrade, 'method' | 'number' | 'amountFen' | 'description' | 'notifyUrl' | 'expiresAt'>,
    ) {
      await db
        .insertInto('sandbox_trade')
        .values({
          method: trade.method,
          number: trade.number,
          amount_fen: trade.amountFen,
          description: trade.description,
          notify_url: trade.notifyUrl,
          expires_at: trade.expiresAt,
          created_at: now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return (await find(db, trade.method, trade.number))!
    },

    /** False where it was paid or closed before. */
    close: (method: OnlineMethod, number: string): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        const trade = await find(tx, method, number, { lock: true })
        if (!trade || trade.payment || trade.isClosed) return false
        await tx
          .updateTable('sandbox_trade')
          .set({ closed_at: now() })
          .where('method', '=', method)
          .where('number', '=', number)
          .execute()
        return true
      }),

    /** Plays the payer; null where the trade is paid, closed or expired. */
    pay: (method: OnlineMethod, number: string, amountFen?: number): Promise<SandboxEntry | null> =>
      db.transaction().execute(async (tx) => {
        const trade = await find(tx, method, number, { lock: true })
        if (!trade || trade.payment || trade.isClosed) return null
        return insertEntry(tx, method, {
          tradeNumber: number,
          refundNumber: null,
          amountFen: amountFen ?? trade.amountFen,
        })
      }),

    /** The refund of that number; null where more would be returned than was paid, or it differs from that before. */
    refund: (
      method: OnlineMethod,
      number: string,
      refundNumber: string,
      amountFen: number,
    ): Promise<SandboxEntry | null> =>
      db.transaction().execute(async (tx) => {
        const trade = await find(tx, method, number, { lock: true })
        if (!trade?.payment) return null
        const known = trade.refunds.find((refund) => refund.refundNumber === refundNumber)
        if (known) return known.amountFen === amountFen ? known : null
        const returned = trade.refunds.reduce((sum, refund) => sum + refund.amountFen, 0)
        if (returned + amountFen > trade.payment.amountFen) return null
        return insertEntry(tx, method, { tradeNumber: number, refundNumber, amountFen })
      }),

    async findRefund(method: OnlineMethod, refundNumber: string): Promise<SandboxEntry | null> {
      const row = await db
        .selectFrom('sandbox_entry')
        .selectAll()
        .where('method', '=', method)
        .where('refund_number', '=', refundNumber)
        .executeTakeFirst()
      return row ? entryOf(row) : null
    },

    /** What moved on a day in Asia/Shanghai. */
    async listDay(method: OnlineMethod, day: string): Promise<SandboxEntry[]> {
      const rows = await db
        .selectFrom('sandbox_entry')
        .selectAll()
        .where('method', '=', method)
        .where('created_at', '>=', startOfDay(day, HOME_ZONE))
        .where('created_at', '<', startOfDay(addDays(day, 1), HOME_ZONE))
        .orderBy('created_at')
        .execute()
      return rows.map(entryOf)
    },
  }
}
export type SandboxTrades = ReturnType<typeof createSandboxTrades>

async function readKeys(db: QueryBuilder): Promise<SandboxKeys> {
  const read = async () =>
    new Map((await db.selectFrom('sandbox_payment_key').selectAll().execute()).map((row) => [row.id, row.private_key]))
  let stored = await read()
  if (stored.size < 2) {
    const rows = await Promise.all(
      Object.values(KEY_IDS).map(async (id) => ({ id, private_key: await newPrivateKey() })),
    )
    await db
      .insertInto('sandbox_payment_key')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    stored = await read()
  }
  const keyOf = (id: number) => createPrivateKey(stored.get(id)!)
  return { merchant: keyOf(KEY_IDS.merchant), platform: keyOf(KEY_IDS.platform) }
}

async function newPrivateKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return privateKey
}
