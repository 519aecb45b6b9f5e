import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { deferred } from '#ui/deferred.tsx'
import { useField } from '#ui/form/form-context.ts'
import { useRootData } from '#ui/root-data.ts'
import { isSaved } from '../../document/is-saved.model.ts'
import type { RichText } from '../../document/rich-text.schemas.ts'
import type { ShownText } from '../../document/shown-text.schemas.ts'
import { dropText, keepText, keptText } from '../kept-text.browser.ts'

const RichTextEditor = deferred(async () => (await import('../../editor/ui.ts')).RichTextEditor)

type Props = { name: string; label: string; shown: ShownText }

/** ms between two copies on this device. */
const APART = 500

/**
 * A text with formatting as a field of a form: sent as JSON. Without scripts it stays as it is. What is written is kept on
 * this device until the site has it, and offered when the page is opened again.
 */
export function RichTextField({ name, label, shown }: Props) {
  const { error, value } = useField(name)
  const [start, setStart] = useState<ShownText>(() => ({ ...shown, document: typedOr(shown.document, value) }))
  const [document, setDocument] = useState<RichText>(start.document)
  const { kept, write, drop } = useKept(name, shown.document)
  return (
    <div>
      <p className="mb-1 text-[0.9375rem] font-semibold">{label}</p>
      {kept && (
        <Notice tone="warning" title="Há um texto seu neste aparelho que não chegou a ser salvo">
          <div className="flex flex-wrap gap-2">
            <Button
              tone="primary"
              onClick={() => {
                setStart({ ...shown, document: kept })
                setDocument(kept)
                drop({ shut: true })
              }}
            >
              Recuperar
            </Button>
            <Button onClick={() => drop({})}>Descartar</Button>
          </div>
        </Notice>
      )}
      <input type="hidden" name={name} value={JSON.stringify(document)} />
      <RichTextEditor
        key={JSON.stringify(start.document)}
        shown={start}
        label={label}
        error={error}
        onChange={(now) => {
          setDocument(now)
          write(now)
        }}
      />
    </div>
  )
}

/** What this device has of the field and the site has not; `shut` hides the offer and keeps the copy. */
function useKept(name: string, saved: RichText) {
  const { pathname } = useLocation()
  const place = `${useRootData()?.viewer?.id ?? 0}:${pathname}:${name}`
  const [kept, setKept] = useState<RichText | null>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const first = useRef(saved)
  useEffect(() => {
    const found = keptText(place)
    if (found && !isSaved(found, first.current)) setKept(found)
    else dropText(place)
    return () => clearTimeout(waiting.current)
  }, [place])
  return {
    kept,
    write(now: RichText) {
      clearTimeout(waiting.current)
      waiting.current = setTimeout(() => keepText(place, now), APART)
    },
    drop({ shut = false }) {
      setKept(null)
      if (!shut) dropText(place)
    },
  }
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
