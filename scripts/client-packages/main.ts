/** `tsx scripts/client-packages/main.ts FOLDER` writes the packages of the clients that the API serves. */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writePackages } from './write.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder to write to.')
writePackages(fileURLToPath(new URL('../..', import.meta.url)), resolve(folder))
