import { Editor } from '@tiptap/core'
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { keyOf } from '../document/rich-text.model.ts'
import type { EmbedRef, RichText } from '../document/rich-text.schemas.ts'
import type { ShownText } from '../document/shown-text.schemas.ts'
import { extensionsFor } from './extensions.browser.ts'
import { plainerPaste } from './paste.browser.ts'

type Options = {
  shown: ShownText
  label: string
  /** Classes of the place where one writes. */
  look: string
  onChange: (document: RichText) => void
}

/** An editor in a place of the page, made once. */
export function useRichTextEditor(place: RefObject<HTMLDivElement | null>, { shown, label, look, onChange }: Options) {
  const [editor, setEditor] = useState<Editor>()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const photos = useRef(new Map(Object.entries(shown.photos).map(([id, photo]) => [Number(id), photo.url])))
  const titles = useRef(new Map(Object.entries(shown.embeds).map(([key, { title }]) => [key, title])))
  const changed = useRef(onChange)
  changed.current = onChange
  const first = useRef({ content: shown.document, label, look })
  useEffect(() => {
    if (!place.current) return
    const made = new Editor({
      element: place.current,
      extensions: extensionsFor({
        photoUrl: (id) => photos.current.get(id),
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
      },
      onUpdate: ({ editor: now }) => changed.current(withoutTrail(now.getJSON() as RichText)),
      onTransaction: redraw,
    })
    setEditor(made)
    return () => made.destroy()
  }, [place])
  return {
    editor,
    /** Called before a picture or a thing of the site is put into the text, so that it is seen there. */
    know: {
      photo: (id: number, url: string) => photos.current.set(id, url),
      embed: (ref: EmbedRef, title: string) => titles.current.set(keyOf(ref), title),
    },
  }
}

/** The editor keeps an empty line at the end to write on; the text has none. */
function withoutTrail({ type, content }: RichText): RichText {
  const last = content.findLastIndex((node) => node.type !== 'paragraph' || node.content?.length)
  return { type, content: content.slice(0, last + 1) }
}
