import { formatClasses } from '@markwright/domain/marks/class-numbers'
import { niceClasses, niceClassName } from '@markwright/domain/marks/nice-classes'
import { Button, Flex, Input, Select } from 'antd'
import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GoodsPicker } from '../../../shared/classification/goods-picker.tsx'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { type CaseItem, controlId, itemsByClass } from '../model/case-content.ts'
import { ProblemsContext } from './control.tsx'
import styles from './goods-field.module.css'

/** Of a class, which its fee covers. */
const ITEMS_COVERED = 10

/** Goods and services of a case: picked from the table of goods, or typed. */
export function GoodsField({
  path,
  label,
  help,
  max,
  classes,
  value,
  onChange,
}: {
  path: string
  label: string
  help: string | null
  max: number
  /** To which the goods are limited; null for any. */
  classes: readonly number[] | null
  value: CaseItem[]
  onChange: (items: CaseItem[]) => void
}) {
  const { t } = useTranslation('cases')
  const problems = use(ProblemsContext)
  const wrong = [path, ...value.map((_, index) => `${path}.${index}`)].filter((each) => problems.has(each))
  const [isFull, setIsFull] = useState(false)
  const [isOutside, setIsOutside] = useState(false)
  const only = classes && classes.length > 0 ? classes : null
  const change = (items: CaseItem[]) => {
    // What was chosen before the classes changed stays, with its problem.
    const inside = items.filter(
      ({ id, classNo }) => !only || only.includes(classNo) || value.some((item) => item.id === id),
    )
    setIsOutside(inside.length < items.length)
    setIsFull(inside.length > max)
    onChange(inside.slice(0, max))
  }
  return (
    <section aria-label={label} className={styles.field}>
      <p id={controlId(path)} tabIndex={-1}>
        {help}
      </p>
      {wrong.map((each) => (
        <p key={each} id={each === path ? undefined : controlId(each)} tabIndex={-1} className={styles.problem}>
          {each === path ? '' : `${value[Number(each.slice(path.length + 1))]?.cn}: `}
          {problems.get(each)}
        </p>
      ))}
      {only && <p role={isOutside ? 'alert' : undefined}>{t('goods.onlyClasses', { classes: formatClasses(only) })}</p>}
      {isFull && <p role="alert">{t('goods.full', { max })}</p>}
      <GoodsPicker
        isItemsOnly
        classes={only}
        value={{ classes: [], groups: [], items: value }}
        onChange={({ items }) => change([...items])}
      />
      <TypedItems classes={only} value={value} onChange={change} />
      {value.length > 0 && (
        <ul className={styles.counts} aria-label={t('goods.counts')}>
          {itemsByClass(value).map(({ classNo, items }) => (
            <li key={classNo}>
              {t('goods.count', { classNo, count: items.length })}
              {items.length > ITEMS_COVERED && ` · ${t('goods.extra', { count: items.length - ITEMS_COVERED })}`}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Items that are not in the table, with the class to which they belong. */
function TypedItems({
  classes,
  value,
  onChange,
}: {
  classes: readonly number[] | null
  value: CaseItem[]
  onChange: (items: CaseItem[]) => void
}) {
  const { t } = useTranslation('cases')
  const language = useLanguage()
  const [classNo, setClassNo] = useState<number | null>(null)
  const [typed, setTyped] = useState('')
  const names = typed
    .split(/[;；\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const add = () => {
    if (classNo === null || names.length === 0) return
    const added = names
      .map((cn) => ({ id: `typed-${classNo}-${cn}`, classNo, group: '', cn, en: null }))
      .filter(({ cn }) => !value.some((item) => item.classNo === classNo && item.cn === cn))
    onChange([...value, ...added])
    setTyped('')
  }
  return (
    <details className={styles.typed}>
      <summary>{t('goods.type')}</summary>
      <p>{t('goods.typeHelp')}</p>
      <Flex gap={8} wrap>
        <Select
          aria-label={t('goods.typedClass')}
          placeholder={t('goods.typedClass')}
          style={{ width: 200 }}
          showSearch={{ optionFilterProp: 'label' }}
          value={classNo}
          options={niceClasses
            .filter(({ no }) => !classes || classes.includes(no))
            .map(({ no }) => ({
              value: no,
              label: `${String(no).padStart(2, '0')} ${niceClassName(no, language)}`,
            }))}
          onChange={setClassNo}
        />
        <Input
          aria-label={t('goods.typedNames')}
          placeholder={t('goods.typedNames')}
          style={{ flex: '1 1 220px' }}
          maxLength={3000}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onPressEnter={add}
        />
        <Button disabled={classNo === null || names.length === 0} onClick={add}>
          {t('goods.add')}
        </Button>
      </Flex>
    </details>
  )
}
