import { useState } from 'react'
import { deferred } from '#ui/deferred.tsx'
import { useField } from '#ui/form/form-context.ts'
import type { RichText } from '../../document/rich-text.schemas.ts'
import type { ShownText } from '../../document/shown-text.schemas.ts'

const RichTextEditor = deferred(async () => (await import('../../editor/ui.ts')).RichTextEditor)

type Props = { name: string; label: string; shown: ShownText }

/** A text with formatting as a field of a form: sent as JSON. Without scripts it stays as it is. */
export function RichTextField({ name, label, shown }: Props) {
  const { error, value } = useField(name)
  const [start] = useState<ShownText>(() => ({ ...shown, document: typedOr(shown.document, value) }))
  const [document, setDocument] = useState<RichText>(start.document)
  return (
    <div>
      <p className="mb-1 text-[0.9375rem] font-semibold">{label}</p>
      <input type="hidden" name={name} value={JSON.stringify(document)} />
      <RichTextEditor shown={start} label={label} error={error} onChange={setDocument} />
    </div>
  )
}

/** What was typed comes back when the form was refused. */
function typedOr(document: RichText, typed: unknown): RichText {
  if (typeof typed !== 'string' || !typed.startsWith('{')) return document
  try {
    return JSON.parse(typed) as RichText
  } catch {
    return document
  }
}
