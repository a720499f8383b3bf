import type { QueryBuilder } from '@markwright/db'
import type { TranslationDirection } from '@markwright/domain/texts/translation-languages'
import { findGlossaryUse } from '@markwright/translation-service'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { fieldRefusal } from '../../kernel/fields.ts'

const texts = {
  unknown: { cn: '术语库不存在', en: 'There is no such glossary.' },
  direction: {
    cn: '该术语库没有此翻译方向的术语',
    en: 'The glossary has no terms for this direction of translation.',
  },
}

/** Checks glossaries that somebody has named for translations. */
export const createGlossaryCheck =
  (db: QueryBuilder) =>
  /** @throws 404 for one that the account does not see, 400 for one whose terms are all of other directions */
  async (
    accountId: string | null,
    glossaryIds: readonly string[],
    directions: readonly TranslationDirection[],
  ): Promise<void> => {
    for (const id of glossaryIds) {
      const use = accountId === null ? null : await findGlossaryUse(db, accountId, id)
      if (!use) throw new AppError({ ...commonErrors.notFound, msg: texts.unknown }, { field: 'glossaryId' })
      // One that is still empty is for any direction.
      if (use.length > 0 && directions.some((direction) => !use.includes(direction)))
        throw fieldRefusal('glossaryId', 'direction', texts.direction)
    }
  }
