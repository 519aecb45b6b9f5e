import type { Editor } from '@tiptap/core'
import { useRef, useState } from 'react'
import { plural } from '#shared/numbers.ts'
import { Icon } from '#ui/components/icon.tsx'
import type { IconName } from '#ui/components/icon-names.ts'
import { useToast } from '#ui/document/toasts.ts'
import { newKey } from '#ui/form/new-key.ts'
import { acceptedPhotos, refusalOf, uploadPhoto } from '#ui/form/upload-photo.ts'
import type { EmbedRef } from '../../document/rich-text.schemas.ts'
import type { KnownPhoto } from '../extensions.browser.ts'
import { putBlock } from '../put-block.browser.ts'
import { EmbedDialog } from './embed-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'

type Props = {
  editor: Editor
  know: { photo: (id: number, photo: KnownPhoto) => void; embed: (ref: EmbedRef, title: string) => void }
}

/** The tools of a text in one row: on a phone half of the next one is seen, and it scrolls sideways. */
export function EditorToolbar({ editor, know }: Props) {
  const [asking, setAsking] = useState<'link' | 'embed' | null>(null)
  const chain = () => editor.chain().focus()
  const files = useRef<HTMLInputElement>(null)
  const { sending, send } = usePictures(editor, know.photo)
  const inTable = editor.isActive('table')
  return (
    <>
      <div role="toolbar" aria-label="Formatação" className="scroll-row fade-edges gap-0.5 py-1">
        <Tool icon="bold" label="Negrito" on={editor.isActive('bold')} onUse={() => chain().toggleBold().run()} />
        <Tool
          icon="heading-2"
          label="Título"
          on={editor.isActive('heading', { level: 2 })}
          onUse={() => chain().toggleHeading({ level: 2 }).run()}
        />
        <Tool
          icon="list"
          label="Lista"
          on={editor.isActive('bulletList')}
          onUse={() => chain().toggleBulletList().run()}
        />
        <Tool
          icon="image-plus"
          label={sending ? `Enviando ${sending}…` : 'Fotos'}
          onUse={() => files.current?.click()}
        />
        <Tool icon="sprout" label="Citar planta, espaço, post ou produto" onUse={() => setAsking('embed')} />
        <Tool icon="link" label="Link" on={editor.isActive('link')} onUse={() => setAsking('link')} />
        <Tool icon="undo-2" label="Desfazer" onUse={() => chain().undo().run()} />
        <Tool icon="redo-2" label="Refazer" onUse={() => chain().redo().run()} />
        {inTable && (
          <>
            <Tool icon="plus" label="Mais uma linha" text="linha" onUse={() => chain().addRowAfter().run()} />
            <Tool icon="plus" label="Mais uma coluna" text="coluna" onUse={() => chain().addColumnAfter().run()} />
            <Tool icon="minus" label="Tirar a linha" text="linha" onUse={() => chain().deleteRow().run()} />
            <Tool icon="minus" label="Tirar a coluna" text="coluna" onUse={() => chain().deleteColumn().run()} />
            <Tool icon="trash-2" label="Apagar a tabela" onUse={() => chain().deleteTable().run()} />
          </>
        )}
        <Tool icon="italic" label="Itálico" on={editor.isActive('italic')} onUse={() => chain().toggleItalic().run()} />
        <Tool
          icon="heading-3"
          label="Subtítulo"
          on={editor.isActive('heading', { level: 3 })}
          onUse={() => chain().toggleHeading({ level: 3 }).run()}
        />
        <Tool
          icon="list-ordered"
          label="Lista numerada"
          on={editor.isActive('orderedList')}
          onUse={() => chain().toggleOrderedList().run()}
        />
        <Tool
          icon="quote"
          label="Citação"
          on={editor.isActive('blockquote')}
          onUse={() => chain().toggleBlockquote().run()}
        />
        {!inTable && (
          <Tool
            icon="table-2"
            label="Tabela"
            onUse={() => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
          />
        )}
        <Tool icon="minus" label="Linha divisória" onUse={() => chain().setHorizontalRule().run()} />
        <input
          ref={files}
          type="file"
          accept={acceptedPhotos}
          multiple
          className="hidden"
          tabIndex={-1}
          aria-label="Fotos do texto"
          onChange={(event) => {
            send([...(event.currentTarget.files ?? [])])
            event.currentTarget.value = ''
          }}
        />
        <LinkDialog open={asking === 'link'} onClose={() => setAsking(null)} editor={editor} />
        <EmbedDialog
          open={asking === 'embed'}
          onClose={() => setAsking(null)}
          onFound={(ref, title) => {
            know.embed(ref, title)
            putBlock(editor, { type: 'embed', attrs: ref })
          }}
        />
      </div>
      {sending > 0 && (
        <p className="flex items-center gap-2 px-2 pb-1 text-sm text-muted" role="status">
          <Icon name="loader-circle" size={18} className="animate-spin" />
          Enviando {plural(sending, 'foto', 'fotos')}…
        </p>
      )}
    </>
  )
}

type ToolProps = { icon: IconName; label: string; text?: string; on?: boolean; onUse: () => void }

/** Seven and a half on a phone of any width: half a tool says that there are more. */
const phoneWidth = 'max-sm:w-[calc(100%/7.5-0.125rem)]'

/** Keeps the keyboard up: the text does not lose its cursor when a tool is tapped. */
const Tool = ({ icon, label, text, on, onUse }: ToolProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={on}
    onPointerDown={(event) => event.preventDefault()}
    onClick={onUse}
    className={`btn btn-ghost h-11 min-w-11 shrink-0 gap-1 px-2 ${text ? '' : phoneWidth} ${on ? 'bg-primary/15 text-primary' : ''}`}
  >
    <Icon name={icon} size={20} />
    {text && <span className="text-sm font-normal">{text}</span>}
  </button>
)

/** Uploads pictures and puts them where the cursor is: one as a picture, several at once as a gallery. */
function usePictures(editor: Editor, know: (id: number, photo: KnownPhoto) => void) {
  const toast = useToast()
  const [sending, setSending] = useState(0)
  const send = async (chosen: File[]) => {
    const refused = chosen.map(refusalOf).find(Boolean)
    if (refused) toast.error(refused)
    const fine = chosen.filter((file) => !refusalOf(file)).slice(0, 12)
    setSending(fine.length)
    const sent = await Promise.all(fine.map(sendOne))
    setSending(0)
    const ids = sent.flatMap((one) => ('id' in one ? [one] : []))
    const failed = sent.find((one) => 'error' in one)
    if (failed && 'error' in failed) toast.error(failed.error)
    for (const { id, ...photo } of ids) know(id, photo)
    const photos = ids.map(({ id }) => ({ file_id: id, alt: '' }))
    if (photos.length === 1) putBlock(editor, { type: 'picture', attrs: { ...photos[0], caption: '' } })
    else if (photos.length) putBlock(editor, { type: 'gallery', attrs: { photos, caption: '' } })
  }
  return { sending, send }
}

const sendOne = (file: File) =>
  new Promise<({ id: number } & KnownPhoto) | { error: string }>((resolve) => {
    uploadPhoto(file, newKey(), {
      onProgress: () => undefined,
      onDone: ({ id, url, width, height }) => resolve({ id: Number(id), url, width, height }),
      onFail: (error) => resolve({ error }),
    })
  })
