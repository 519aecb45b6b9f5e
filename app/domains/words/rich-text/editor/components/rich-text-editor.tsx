import { type ReactNode, useRef } from 'react'
import { FieldNotes } from '#ui/form/field.tsx'
import { RichText } from '../../document/components/rich-text.tsx'
import type { RichText as Document } from '../../document/rich-text.schemas.ts'
import type { ShownText } from '../../document/shown-text.schemas.ts'
import { useRichTextEditor } from '../use-rich-text-editor.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { NodePanel } from './node-panel.tsx'

type Props = {
  shown: ShownText
  label: string
  error?: string
  /** Stays in sight with the tools: whether it is saved. */
  status?: ReactNode
  /** Put in place of what is written, which comes back with 'Desfazer'. */
  put?: Document
  onChange: (document: Document) => void
}

const look = 'reading rich-text textarea min-h-72 w-full max-w-none'

/** Where a text is written: its tools stay in sight above it. */
export function RichTextEditor({ shown, label, error, status, put, onChange }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const { editor, know } = useRichTextEditor(place, { shown, label, look, put, onChange })
  return (
    <div className="space-y-2">
      <div
        className={`sticky top-13 z-20 -mx-4 desk:top-0 ${status === undefined ? 'min-h-13' : 'min-h-24'} border-y border-base-300 bg-base-100 px-2 sm:mx-0 sm:rounded-box sm:border`}
      >
        {editor ? (
          <>
            <EditorToolbar editor={editor} know={know} />
            <NodePanel editor={editor} />
          </>
        ) : (
          <div className="h-13" />
        )}
        {status && <div className="border-t border-base-300 px-2 py-1">{status}</div>}
      </div>
      <div ref={place} hidden={!editor} />
      {/* Until the editor is there its text stands in its place, so that nothing jumps. */}
      {!editor && (
        <div className="textarea w-full">
          <RichText {...shown} />
        </div>
      )}
      <FieldNotes id="texto" name="document" error={error} />
    </div>
  )
}
