import { mkdir, open, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { logoSvg } from './logo.ts'
import { logoName } from './record.ts'
import { registerEntries } from './register.ts'
import type { RegisterOptions } from './world.ts'

/** Where a register was written and how much of it there is. */
export type WrittenRegister = {
  /** JSON Lines, one record of the register to a line. */
  recordsPath: string
  /** JSON Lines, one planted pair to a line. */
  nearMarksPath: string
  /** SVG images, named as the records name them. */
  logosPath: string
  records: number
  nearMarks: number
  logos: number
}

export type WriteProgress = (records: number) => void

const PROGRESS_RECORDS = 1000

/**
 * Writes a demonstration register into a folder, which is made where it is missing. Files of the same names are
 * replaced once the new ones are complete.
 */
export async function writeRegister(
  options: RegisterOptions,
  folder: string,
  progress: WriteProgress = () => {},
): Promise<WrittenRegister> {
  const logosPath = join(folder, 'logos')
  await mkdir(logosPath, { recursive: true })
  const recordLines = await createLines(join(folder, 'trademarks.jsonl'))
  const nearMarkLines = await createLines(join(folder, 'near-marks.jsonl'))
  const drawn = new Set<number>()
  try {
    for (const { record, logo, nearMark } of registerEntries(options)) {
      await recordLines.write(record)
      if (nearMark) await nearMarkLines.write(nearMark)
      if (logo !== null && !drawn.has(logo)) {
        drawn.add(logo)
        await writeFile(join(logosPath, logoName(logo)), logoSvg(logo).svg)
      }
      if (recordLines.count() % PROGRESS_RECORDS === 0) progress(recordLines.count())
    }
    return {
      recordsPath: await recordLines.finish(),
      nearMarksPath: await nearMarkLines.finish(),
      logosPath,
      records: recordLines.count(),
      nearMarks: nearMarkLines.count(),
      logos: drawn.size,
    }
  } finally {
    await Promise.all([recordLines.close(), nearMarkLines.close()])
  }
}

const CHUNK_CHARACTERS = 1 << 16

/** A JSON Lines file that takes its name when it is finished. */
async function createLines(path: string) {
  const partPath = `${path}.part`
  const file = await open(partPath, 'w')
  let pending = ''
  let count = 0
  const flush = async () => {
    await file.appendFile(pending)
    pending = ''
  }
  return {
    count: () => count,
    write: async (value: unknown): Promise<void> => {
      pending += `${JSON.stringify(value)}\n`
      count += 1
      if (pending.length >= CHUNK_CHARACTERS) await flush()
    },
    finish: async (): Promise<string> => {
      await flush()
      await rename(partPath, path)
      return path
    },
    close: () => file.close(),
  }
}
