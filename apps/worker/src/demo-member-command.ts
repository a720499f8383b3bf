import { loadSettings } from '@markwright/config'
import { connectPool } from '@markwright/db'
import { openObjectStore } from '@markwright/storage'
import { addDemoCases } from './cases/demo-cases.repository.ts'
import { addDemoPortfolio } from './hosting/demo-portfolio.repository.ts'

const settings = loadSettings()
const pool = connectPool({ url: settings.DATABASE_URL, max: 1 })
try {
  // Where text messages are sent, the number of the member could be somebody's.
  const isDemonstration = settings.SMS_PROVIDER === 'outbox'
  const now = () => new Date()
  const vatRateBp = Math.round(settings.VAT_PERCENT * 100)
  const objects = await openObjectStore(settings)
  const cases = isDemonstration ? await addDemoCases({ pool, objects, vatRateBp, now }) : 0
  const rights = isDemonstration ? await addDemoPortfolio({ pool, now }) : 0
  process.stdout.write(`${cases} cases and ${rights} rights of the demonstration\n`)
} finally {
  await pool.end()
}
