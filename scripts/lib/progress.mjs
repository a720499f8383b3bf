const isTerminal = process.stdout.isTTY
const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']

/**
 * Says that a step has begun, shows that it goes on, and how long it took.
 * @template Result
 * @param {string} title
 * @param {(report: (line: string) => void) => Promise<Result>} work
 * @param {AbortSignal} signal keeps the step from beginning, and anything from following it
 */
export async function step(title, work, signal) {
  signal.throwIfAborted()
  const startedAt = Date.now()
  let current = title
  let frame = 0
  const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`
  const draw = () => process.stdout.write(`\r\u001b[2K${frames[frame++ % frames.length]} ${current} … ${seconds()}`)
  const timer = isTerminal ? setInterval(draw, 120) : undefined
  const report = (/** @type {string} */ line) => {
    if (current === line) return
    current = line
    if (!isTerminal) process.stdout.write(`  ${line}\n`)
  }
  if (!isTerminal) process.stdout.write(`• ${title}\n`)
  try {
    const result = await work(report)
    signal.throwIfAborted()
    process.stdout.write(`${isTerminal ? '\r\u001b[2K' : ''}✓ ${title} (${seconds()})\n`)
    return result
  } catch (error) {
    if (isTerminal) process.stdout.write('\r\u001b[2K')
    throw error
  } finally {
    clearInterval(timer)
  }
}
