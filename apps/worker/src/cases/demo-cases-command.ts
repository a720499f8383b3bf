import { loadSettings } from '@markwright/config'
import { connectPool } from '@markwright/db'
import { openObjectStore } from '@markwright/storage'
import { addDemoCases } from './demo-cases.repository.ts'

const settings = loadSettings()
const pool = connectPool({ url: settings.DATABASE_URL, max: 1 })
try {
  const objects = await openObjectStore(settings)
  const vatRateBp = Math.round(settings.VAT_PERCENT * 100)
  // Where text messages are sent, the number of the member could be somebody's.
  const isDemonstration = settings.SMS_PROVIDER === 'outbox'
  const count = isDemonstration ? await addDemoCases({ pool, objects, vatRateBp, now: () => new Date() }) : 0
  process.stdout.write(`${count} cases of the demonstration\n`)
} finally {
  await pool.end()
}
