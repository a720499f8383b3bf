import type { Crop } from '@markwright/api-client/models/crop'
import { uploadFile } from '@markwright/api-client/files'
import type { QueryImage } from '@markwright/api-client/models/queryImage'
import type { SearchProblem } from '@markwright/domain/marks/search-problem'
import { searchProblem } from '@markwright/domain/marks/search-problem'
import { searchProblemTexts } from '@markwright/domain/marks/search-messages'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { useAction } from '../../../../shared/lib/use-action.ts'
import { useDraftState } from '../../../../shared/lib/use-draft-state.ts'
import { usePhoneWidth } from '../../../../shared/lib/use-media.ts'
import { useUserDraft } from '../../../../shared/session/use-user-draft.ts'
import { ErrorNote } from '../../../../shared/ui/feedback/error-note.tsx'
import { whenSlow } from '../../../../shared/ui/feedback/when-slow.tsx'
import { usePickedImage } from '../../hooks/use-picked-image.ts'
import { imageSearchPath, type ImageQuery } from '../../model/image-query.ts'
import { defaultQuery, degrees, problemsOf, type Query } from '../../model/query.ts'
import { isBlank } from '../../model/search-address.ts'
import { ChoiceRow } from '../query/choice-row.tsx'
import { ConditionSummary } from '../query/condition-summary.tsx'
import { type ConditionName, Conditions } from '../query/conditions.tsx'
import { CropImage } from './crop-image.tsx'
import styles from './image-form.module.css'
import { ImageSourceField } from './image-source.tsx'
import { useOnChange } from '../../../../shared/lib/use-on-change.ts'

/** Images are not searched by similar groups. */
const names: readonly ConditionName[] = ['countries', 'classes', 'statuses', 'days']

const pathOf = (query: ImageQuery | null) => query && imageSearchPath({ query })

type Draft = { conditions: Query; imgLineUrl: string }

/**
 * The search by image: the image, the part of it that counts, the degree and the conditions. `requested` is the
 * query whose answer the page shows, if any; the form follows it when it changes. Before the first search, the
 * conditions and the address of an image are saved in the tab.
 */
export function ImageForm({
  requested,
  initial,
  shown,
  isBusy,
  onSearch,
}: {
  requested: ImageQuery | null
  /** Conditions of an address that names no image. */
  initial: Query
  /** The image as the answer shows it again. */
  shown: QueryImage | undefined
  isBusy: boolean
  onSearch: (query: ImageQuery) => void
}) {
  const { t } = useTranslation(['imageSearch', 'query'])
  const language = useLanguage()
  const isPhone = usePhoneWidth()
  const draft = useUserDraft<Draft>('image-search')
  const form = useDraftState(requested ? null : draft, (saved) => ({
    conditions: requested?.conditions ?? initial,
    imgLineUrl: '',
    ...(!requested && isBlank(initial) && saved),
  }))
  const { conditions, imgLineUrl } = form.values
  const image = usePickedImage(requested?.source ?? (imgLineUrl ? { imgLineUrl } : null))
  const [crop, setCrop] = useState<Crop | null>(requested?.crop ?? null)
  const [problems, setProblems] = useState<readonly SearchProblem[]>([])
  const [isOpen, setIsOpen] = useState(false)
  const { picked } = image
  useOnChange(pathOf(requested), () => {
    // What was requested here is here already, and the focus with it.
    if (pathOf(requested) === pathOf(picked && !('file' in picked) ? { source: picked, crop, conditions } : null))
      return
    image.pick(requested?.source ?? null)
    setCrop(requested?.crop ?? null)
    form.show({ conditions: requested?.conditions ?? initial, imgLineUrl: '' })
    setProblems([])
  })
  const isFull = requested === null && !isPhone

  const change = (next: Query) => {
    form.change({ conditions: next })
    setProblems([])
  }
  const sending = useAction(async () => {
    // The name that is missing here is the image.
    const found = problemsOf({ ...conditions, criterion: 'tradeMarkText', text: 'x' })
    setProblems(found)
    if (!picked) image.setProblem(searchProblemTexts(searchProblem('noImage', 'image'))[language])
    if (found.length > 0) setIsOpen(!isFull)
    if (!picked || found.length > 0) return
    const source =
      'file' in picked ? { imgFile: (await uploadFile({ file: picked.file, type: 'tmSearch' })).id } : picked
    setIsOpen(false)
    draft.remove()
    image.store(source)
    onSearch({ source, crop, conditions })
  })
  const isRunning = isBusy || sending.isRunning
  const preview = image.preview ?? (picked && !('file' in picked) ? (shown?.preview ?? null) : null)
  const submit = (
    <Button type="primary" size="large" htmlType="submit" loading={whenSlow(isRunning)}>
      {t('query:search')}
    </Button>
  )
  return (
    <div className={styles.band}>
      <form
        role="search"
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void sending.run()
        }}
      >
        {requested === null && (
          <div className={styles.head}>
            <h1>{t('title')}</h1>
            <p>{t('lead')}</p>
          </div>
        )}
        <div className={styles.parts}>
          {picked ? (
            <div>
              <CropImage
                isSmall={requested !== null}
                preview={preview}
                crop={crop}
                onCrop={setCrop}
                onRemove={() => {
                  image.pick(null)
                  form.change({ imgLineUrl: '' })
                  setCrop(null)
                }}
              />
              {!preview && 'imgLineUrl' in picked && <p className={styles.address}>{picked.imgLineUrl}</p>}
            </div>
          ) : (
            <ImageSourceField
              problem={image.problem}
              onFile={(file) => image.pickFile(file) && setCrop(null)}
              onAddress={(address) => {
                if (!image.pickAddress(address)) return
                form.change({ imgLineUrl: address })
                setCrop(null)
              }}
            />
          )}
          <div className={styles.side}>
            <ChoiceRow
              legend={t('query:degree.legend')}
              choices={degrees.map((value) => ({ value, label: t(`query:degree.${value}`) }))}
              value={conditions.degree}
              onChange={(degree) => change({ ...conditions, degree })}
              note={t(`degreeNote.${conditions.degree}`)}
            />
            {!isFull && (
              <div className={styles.summary}>
                <ConditionSummary query={conditions} names={names} onOpen={() => setIsOpen(true)} />
              </div>
            )}
            <ErrorNote error={sending.error} />
            <div className={styles.actions}>
              {submit}
              <Button size="large" onClick={() => change({ ...defaultQuery, criterion: conditions.criterion })}>
                {t('query:reset')}
              </Button>
            </div>
          </div>
        </div>
        {isFull && (
          <div className={styles.conditions}>
            <Conditions query={conditions} onChange={change} problems={problems} names={names} />
          </div>
        )}
      </form>
      {!isFull && (
        <Drawer
          open={isOpen}
          onClose={() => setIsOpen(false)}
          title={t('query:conditions')}
          size={isPhone ? '92%' : 780}
          placement={isPhone ? 'bottom' : 'right'}
          footer={
            <Button type="primary" loading={whenSlow(isRunning)} onClick={() => void sending.run()}>
              {t('query:search')}
            </Button>
          }
        >
          <Conditions query={conditions} onChange={change} problems={problems} names={names} />
        </Drawer>
      )}
    </div>
  )
}
