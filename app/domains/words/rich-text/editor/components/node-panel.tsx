import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { Button } from '#ui/components/button.tsx'

type Photo = { file_id: number; alt: string }

/** What a chosen picture, gallery or embed says, changed beside it. */
export function NodePanel({ editor }: { editor: Editor }) {
  const { selection } = editor.state
  if (!(selection instanceof NodeSelection)) return null
  const { node, from } = selection
  const set = (attrs: object) =>
    editor
      .chain()
      .command(({ tr }) => Boolean(tr.setNodeMarkup(from, undefined, { ...node.attrs, ...attrs })))
      .setNodeSelection(from)
      .run()
  const photos = node.attrs.photos as Photo[] | undefined
  return (
    <div
      key={from}
      className="flex max-h-[60svh] flex-wrap items-end gap-3 overflow-y-auto border-t border-base-300 px-2 py-2"
    >
      {node.type.name === 'picture' && (
        <Line label="O que a foto mostra" value={node.attrs.alt} onType={(alt) => set({ alt })} />
      )}
      {photos?.map((photo, at) => (
        <Line
          key={photo.file_id}
          label={`O que a foto ${at + 1} mostra`}
          value={photo.alt}
          onType={(alt) => set({ photos: photos.with(at, { ...photo, alt }) })}
        />
      ))}
      {'caption' in node.attrs && (
        <Line label="Legenda" value={node.attrs.caption} onType={(caption) => set({ caption })} />
      )}
      <Button tone="plain" icon="trash-2" onClick={() => editor.chain().focus().deleteSelection().run()}>
        Tirar do texto
      </Button>
    </div>
  )
}

const Line = ({ label, value, onType }: { label: string; value: string; onType: (value: string) => void }) => (
  <label className="min-w-48 flex-1 text-sm">
    {label}
    <input
      className="input mt-1 w-full"
      defaultValue={value}
      maxLength={300}
      // The text is saved, not this field: the form around need not hear of it.
      onInput={(event) => {
        event.stopPropagation()
        onType(event.currentTarget.value)
      }}
    />
  </label>
)
