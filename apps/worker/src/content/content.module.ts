import type { Platform } from '../platform.ts'
import { publishFirstArticles } from './publish-first-articles.repository.ts'

export const createContentModule = ({ pool }: Platform) => ({ start: () => publishFirstArticles(pool) })
