import { LinkOutlined, PictureOutlined } from '@ant-design/icons'
import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRovingFocus } from '../../../../shared/lib/use-roving-focus.ts'
import { LinkDialog } from './link-dialog.tsx'
import { ImageDialog } from './image-dialog.tsx'
import styles from './rich-text.module.css'
import { toolGroups, tools } from './tools.tsx'

/** What can be done to the text at the cursor. One stop of the Tab key; arrow keys lead from one to the next. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const { t } = useTranslation('backoffice')
  const [dialog, setDialog] = useState<'link' | 'image' | null>(null)
  const { groupProps, itemProps } = useRovingFocus(toolGroups[0]?.[0])
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      pressed: tools.filter(({ isPressed }) => isPressed?.(now)).map(({ key }) => key),
      possible: tools.filter(({ isPossible }) => isPossible?.(now) ?? true).map(({ key }) => key),
      isLink: now.isActive('link'),
    }),
  })
  const close = () => {
    setDialog(null)
    editor.commands.focus()
  }
  return (
    <div role="toolbar" aria-label={t('editor.toolbar')} className={styles.toolbar} {...groupProps}>
      {toolGroups.map((keys) => (
        <div key={keys[0]} className={styles.group}>
          {tools
            .filter(({ key }) => keys.includes(key))
            .map(({ key, icon, isPressed, run }) => (
              <button
                key={key}
                type="button"
                {...itemProps(key)}
                aria-label={t(`editor.${key}`)}
                title={t(`editor.${key}`)}
                aria-pressed={isPressed && state.pressed.includes(key)}
                aria-disabled={!state.possible.includes(key)}
                onClick={() => run(editor)}
              >
                {icon}
              </button>
            ))}
        </div>
      ))}
      <div className={styles.group}>
        <button
          type="button"
          {...itemProps('link')}
          aria-label={t('editor.link')}
          title={t('editor.link')}
          aria-pressed={state.isLink}
          onClick={() => setDialog('link')}
        >
          <LinkOutlined />
        </button>
        <button
          type="button"
          {...itemProps('image')}
          aria-label={t('editor.image')}
          title={t('editor.image')}
          onClick={() => setDialog('image')}
        >
          <PictureOutlined />
        </button>
      </div>
      <LinkDialog editor={editor} isOpen={dialog === 'link'} onClose={close} />
      <ImageDialog editor={editor} isOpen={dialog === 'image'} onClose={close} />
    </div>
  )
}
