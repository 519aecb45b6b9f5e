import { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { keyOf } from '../document/rich-text.model.ts'
import type { EmbedRef, RichText } from '../document/rich-text.schemas.ts'
import type { ShownText } from '../document/shown-text.schemas.ts'
import { embedOf } from '../embeds/embed-address.model.ts'
import { askEmbed } from './ask-embed.browser.ts'
import { extensionsFor, type KnownPhoto } from './extensions.browser.ts'
import { plainerPaste } from './paste.browser.ts'
import { putBlock } from './put-block.browser.ts'
import { stepOff, writes } from './step-off.browser.ts'

type Options = {
  shown: ShownText
  label: string
  /** Classes of the place where one writes. */
  look: string
  /** Put in place of what is written. */
  put?: RichText
  onChange: (document: RichText) => void
}

/** An editor in a place of the page, made once. */
export function useRichTextEditor(
  place: RefObject<HTMLDivElement | null>,
  { shown, label, look, put, onChange }: Options,
) {
  const [editor, setEditor] = useState<Editor>()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const photos = useRef(
    new Map<number, KnownPhoto>(Object.entries(shown.photos).map(([id, photo]) => [Number(id), photo])),
  )
  const titles = useRef(new Map(Object.entries(shown.embeds).map(([key, { title }]) => [key, title])))
  const changed = useRef(onChange)
  changed.current = onChange
  const first = useRef({ content: shown.document, label, look })
  useEffect(() => {
    if (!place.current) return
    const made = new Editor({
      element: place.current,
      extensions: extensionsFor({
        photo: (id) => photos.current.get(id),
        embedTitle: (ref) => titles.current.get(keyOf(ref)),
      }),
      content: first.current.content,
      editorProps: {
        attributes: {
          class: first.current.look,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': first.current.label,
        },
        transformPastedHTML: plainerPaste,
        handleKeyDown: (view, event) => {
          if (writes(event)) stepOff(view)
          return false
        },
        // An address of this site, pasted on a line of its own, is shown as what it names.
        handlePaste: (view, event) => {
          stepOff(view)
          const address = event.clipboardData?.getData('text/plain').trim() ?? ''
          const isAlone = view.state.selection.$from.parent.content.size === 0
          if (!isAlone || !address.startsWith(location.origin) || !embedOf(address)) return false
          void askEmbed(address).then((answer) => {
            const attrs = answer && 'embed' in answer && { kind: answer.kind, path: answer.path }
            if (attrs) titles.current.set(keyOf(attrs), answer.embed.title)
            if (attrs) putBlock(made, { type: 'embed', attrs })
            else made.commands.insertContent(address)
          })
          return true
        },
      },
      onUpdate: ({ editor: now }) => changed.current(withoutTrail(now.getJSON() as RichText)),
      onTransaction: redraw,
    })
    setEditor(made)
    return () => made.destroy()
  }, [place])
  useEffect(() => {
    if (!editor || !put) return
    // A step of its own: what was typed just before is not undone with it.
    editor.view.dispatch(closeHistory(editor.state.tr))
    editor.commands.setContent(put)
  }, [editor, put])
  return {
    editor,
    /** Called before a picture or a thing of the site is put into the text, so that it is seen there. */
    know: {
      photo: (id: number, photo: KnownPhoto) => photos.current.set(id, photo),
      embed: (ref: EmbedRef, title: string) => titles.current.set(keyOf(ref), title),
    },
  }
}

/** The editor keeps an empty line at the end to write on; the text has none. */
function withoutTrail({ type, content }: RichText): RichText {
  const last = content.findLastIndex((node) => node.type !== 'paragraph' || node.content?.length)
  return { type, content: content.slice(0, last + 1) }
}
