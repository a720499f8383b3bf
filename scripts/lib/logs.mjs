import {
  appendFileSync,
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip, gzipSync } from 'node:zlib'

const CHECK_MS = 30_000
const DAY_MS = 86_400_000
const TAIL_BYTES = 256 * 1024
/** Bounds the disk that the logs of a program which never stops complaining can use. */
const ROTATED_FILES_MAX = 30

/**
 * Rotates log files by size and by day for as long as it runs, and once at the start. A rotated file is
 * `NAME.YYYY-MM-DDTHH-MM-SS.log.gz` beside the log; nothing is deleted before it is `days` old, unless there are more
 * than thirty. The programs keep their files open: what they wrote is copied, and the file is emptied.
 * @param {{ files: string[], bytesMax: number, days: number, report: (line: string) => void }} options
 */
export function rotateLogs({ files, bytesMax, days, report }) {
  let failure = ''
  let running = Promise.resolve()
  const check = async () => {
    for (const file of files)
      try {
        await rotateWhenDue(file, bytesMax, new Date())
        removeOld(file, days, Date.now())
        failure = ''
      } catch (error) {
        if (String(error) !== failure) report(`The log ${file} could not be rotated: ${String(error)}`)
        failure = String(error)
      }
  }
  const next = () => (running = running.then(check))
  void next()
  const timer = setInterval(() => void next(), CHECK_MS)
  timer.unref()
  return {
    /** Resolves once no file is being rotated. */
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** Rotates a log that is too large or was begun on an earlier day (UTC). */
export async function rotateWhenDue(
  /** @type {string} */ file,
  /** @type {number} */ bytesMax,
  /** @type {Date} */ now,
) {
  if (!existsSync(file)) return
  const { size, birthtimeMs } = statSync(file)
  const [newest] = rotated(file).toReversed()
  const begunMs = newest ? statSync(newest).mtimeMs : birthtimeMs
  const isOfToday = new Date(begunMs).toISOString().slice(0, 10) >= now.toISOString().slice(0, 10)
  if (size === 0 || (size <= bytesMax && isOfToday)) return
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-')
  const target = join(dirname(file), `${basename(file, '.log')}.${stamp}.log.gz`)
  const partial = `${target}.partial`
  try {
    await pipeline(
      createReadStream(file, { end: size - 1 }),
      createGzip(),
      createWriteStream(partial, { mode: 0o600, flags: 'w' }),
    )
    // What was written meanwhile follows as a second part, which gzip allows, at once before the file is emptied.
    const rest = readFrom(file, size)
    if (rest.length > 0) appendFileSync(partial, gzipSync(rest))
    truncateSync(file)
    renameSync(partial, target)
  } finally {
    rmSync(partial, { force: true })
  }
}

function removeOld(/** @type {string} */ file, /** @type {number} */ days, /** @type {number} */ nowMs) {
  const all = rotated(file)
  for (const [index, path] of all.entries())
    if (statSync(path).mtimeMs < nowMs - days * DAY_MS || index < all.length - ROTATED_FILES_MAX) rmSync(path)
}

/** The rotated files of a log, oldest first. */
function rotated(/** @type {string} */ file) {
  const start = `${basename(file, '.log')}.`
  return readdirSync(dirname(file))
    .filter((name) => name.startsWith(start) && name.endsWith('.log.gz'))
    .toSorted()
    .map((name) => join(dirname(file), name))
}

function readFrom(/** @type {string} */ file, /** @type {number} */ position) {
  const descriptor = openSync(file, 'r')
  try {
    const buffer = Buffer.alloc(Math.max(0, statSync(file).size - position))
    return buffer.subarray(0, readSync(descriptor, buffer, 0, buffer.length, position))
  } finally {
    closeSync(descriptor)
  }
}

/** Bytes that a log has now, to read later what follows. */
export const sizeOf = (/** @type {string} */ file) => (existsSync(file) ? statSync(file).size : 0)

/** What a log says after a position, its last 256 kB at most. */
export function logSince(/** @type {string} */ file, position = 0) {
  if (!existsSync(file)) return ''
  // A log that has become shorter was rotated meanwhile.
  const from = position > statSync(file).size ? 0 : position
  return readFrom(file, Math.max(from, statSync(file).size - TAIL_BYTES)).toString()
}

/** The last error that one of our processes wrote after a position of its log; undefined where it wrote none. */
export function lastProblem(/** @type {string} */ log, position = 0) {
  const lines = logSince(log, position).trim().split('\n')
  const settings = lines.findIndex((line) => line.startsWith('These settings are wrong'))
  if (settings >= 0)
    return lines
      .slice(settings)
      .filter((line) => !line.startsWith('See .env.example'))
      .map((line) => line.trim())
      .join(' ')
  const worst = lines.findLast((line) => /"level":(50|60)|Error/.test(line))
  if (!worst) return undefined
  try {
    const { err, msg } = JSON.parse(worst)
    return err?.message || msg
  } catch {
    return worst.trim()
  }
}

/** Reads whole numbers that the settings state, for a script that runs before the packages can be used. */
export function numberSetting(/** @type {string} */ name, /** @type {number} */ usual) {
  const value = Number(process.env[name] || usual)
  return Number.isFinite(value) && value > 0 ? value : usual
}
