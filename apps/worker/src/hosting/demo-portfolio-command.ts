import { loadSettings } from '@markwright/config'
import { connectPool } from '@markwright/db'
import { addDemoPortfolio } from './demo-portfolio.repository.ts'

const settings = loadSettings()
const pool = connectPool({ url: settings.DATABASE_URL, max: 1 })
try {
  // Where text messages are sent, the number of the member could be somebody's.
  const isDemonstration = settings.SMS_PROVIDER === 'outbox'
  const count = isDemonstration ? await addDemoPortfolio({ pool, now: () => new Date() }) : 0
  process.stdout.write(`${count} rights of the demonstration\n`)
} finally {
  await pool.end()
}
