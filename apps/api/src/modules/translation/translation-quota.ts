import { type Consumption, type Entitlements, type Subject } from '@markwright/entitlements'
import { countCharacters } from '@markwright/domain/texts/count-characters'
import { countWords } from '@markwright/domain/texts/count-words'
import type { TranslationDirection } from '@markwright/domain/texts/translation-languages'
import { createHash } from 'node:crypto'
import { AppError } from '../../kernel/errors.ts'
import { translationsUsedUp, wordsUsedUp } from './translation.errors.ts'

export type QuotaLeft = {
  textLeft: number
  textLimit: number
  charsLeft: number
  charsLimit: number
  usesLeft: number
  wordsLeft: number
  resetAt: string
  mode: 'free' | 'trial' | 'paid'
}

/** Who translates; `isPlugin` where it is by a plug-in, which has free words of its own. */
type Translating = Subject & { isPlugin?: boolean }

/** What translations use of what somebody may translate. */
export function createTranslationQuota({ entitlements }: { entitlements: Pick<Entitlements, 'consume' | 'usage'> }) {
  async function left(subject: Subject): Promise<QuotaLeft> {
    const [texts, characters, words] = await Promise.all([
      entitlements.usage(subject, 'translation'),
      entitlements.usage(subject, 'translationCharacters'),
      entitlements.usage(subject, 'translationWords'),
    ])
    return {
      textLeft: Math.max(0, texts.limit - texts.used),
      textLimit: texts.limit,
      charsLeft: Math.max(0, characters.limit - characters.used),
      charsLimit: characters.limit,
      usesLeft: texts.extraLeft,
      wordsLeft: words.extraLeft,
      resetAt: texts.resetAt,
      mode: words.mode === 'paid' ? 'paid' : texts.mode,
    }
  }
  return {
    left,
    /**
     * Counts a translation by its text, so that the same text in the same direction counts once a day.
     * @throws 40103 to 40105 where there is not enough left
     */
    async use(
      subject: Translating,
      {
        text,
        direction,
        isDocument = false,
        reference,
      }: { text: string; direction: TranslationDirection; isDocument?: boolean; reference?: string },
    ): Promise<Extract<Consumption, { allowed: true }>> {
      return useFor(subject, {
        characters: countCharacters(text),
        words: countWords(text),
        reference: reference ?? referenceOf(text, direction),
        isDocument,
      })
    },
    useFor,
  }

  async function useFor(
    { isPlugin = false, ...subject }: Translating,
    {
      characters,
      words,
      reference,
      isDocument,
    }: { characters: number; words: number; reference: string; isDocument: boolean },
  ): Promise<Extract<Consumption, { allowed: true }>> {
    const used = await entitlements.consume(
      subject,
      {
        translation: 1,
        translationCharacters: characters,
        translationWords: words,
        ...(isDocument && { documentTranslation: 1 }),
        ...(isPlugin && { pluginWords: words }),
      },
      { reference },
    )
    if (used.allowed) return used
    const quota = await left(subject)
    const { nextStep } = used
    const entry = quota.textLeft === 0 && quota.textLimit > 0 ? translationsUsedUp[nextStep] : wordsUsedUp[nextStep]
    throw new AppError(entry, { ...quota, nextStep, chars: characters, words })
  }
}
export type TranslationQuota = ReturnType<typeof createTranslationQuota>

const referenceOf = (text: string, direction: TranslationDirection) =>
  createHash('sha256').update(`${direction}\n${text}`).digest('hex')
