import { mkdir, open, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createJudgments } from './judgments.ts'
import { logoSvg } from './logo.ts'
import { logoName } from './record.ts'
import { registerEntries } from './register.ts'
import type { RegisterOptions } from './world.ts'

/** Where a register was written and how much of it there is. */
export type WrittenRegister = {
  /** JSON Lines, one record of the register to a line. */
  recordsPath: string
  /** JSON Lines, one planted pair to a line. */
  similarMarksPath: string
  /** JSON Lines, one invented judgment or decision about marks of the register to a line. */
  judgmentsPath: string
  /** SVG images, named as the records name them. */
  logosPath: string
  records: number
  similarMarks: number
  judgments: number
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
  const similarMarkLines = await createLines(join(folder, 'similar-marks.jsonl'))
  const judgmentLines = await createLines(join(folder, 'judgments.jsonl'))
  const judgments = createJudgments(options.today)
  const drawn = new Set<number>()
  try {
    for (const { record, logo, similarMark } of registerEntries(options)) {
      await recordLines.write(record)
      judgments.see(record)
      if (similarMark) await similarMarkLines.write(similarMark)
      if (logo !== null && !drawn.has(logo)) {
        drawn.add(logo)
        await writeFile(join(logosPath, logoName(logo)), logoSvg(logo).svg)
      }
      if (recordLines.count() % PROGRESS_RECORDS === 0) progress(recordLines.count())
    }
    for (const judgment of judgments.make()) await judgmentLines.write(judgment)
    return {
      recordsPath: await recordLines.finish(),
      similarMarksPath: await similarMarkLines.finish(),
      judgmentsPath: await judgmentLines.finish(),
      logosPath,
      records: recordLines.count(),
      similarMarks: similarMarkLines.count(),
      judgments: judgmentLines.count(),
      logos: drawn.size,
    }
  } finally {
    await Promise.all([recordLines.close(), similarMarkLines.close(), judgmentLines.close()])
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
