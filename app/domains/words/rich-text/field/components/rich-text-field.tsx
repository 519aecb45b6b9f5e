import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { deferred } from '#ui/deferred.tsx'
import { useField } from '#ui/form/form-context.ts'
import { useRootData } from '#ui/root-data.ts'
import { isSaved } from '../../document/is-saved.model.ts'
import type { RichText } from '../../document/rich-text.schemas.ts'
import type { ShownText } from '../../document/shown-text.schemas.ts'
import { dropText, type KeptText, keepText, keptTexts, slotOfNow } from '../kept-text.browser.ts'
import { KeptTexts } from './kept-texts.tsx'

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
  const [start] = useState<ShownText>(() => ({ ...shown, document: typedOr(shown.document, value) }))
  const [document, setDocument] = useState<RichText>(start.document)
  const [put, setPut] = useState<RichText>()
  const { kept, write, recover, drop } = useKept(name, shown.document)
  return (
    <div>
      <p className="mb-1 text-[0.9375rem] font-semibold">{label}</p>
      {kept.length > 0 && (
        <KeptTexts
          kept={kept}
          onRecover={(one) => {
            setPut(one.document)
            recover(one)
          }}
          onDrop={drop}
        />
      )}
      <input type="hidden" name={name} value={JSON.stringify(document)} />
      <RichTextEditor
        shown={start}
        label={label}
        error={error}
        put={put}
        onChange={(now) => {
          setDocument(now)
          write(now)
        }}
      />
    </div>
  )
}

/** What this device has of the field and the site has not. */
function useKept(name: string, saved: RichText) {
  const { pathname } = useLocation()
  const place = `${useRootData()?.viewer?.id ?? 0}:${pathname}:${name}`
  const [kept, setKept] = useState<KeptText[]>([])
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; keep: () => void }>(undefined)
  const first = useRef(saved)
  const at = useRef(0)
  useEffect(() => {
    const all = keptTexts(place)
    const open = all.filter((one) => !isSaved(one.document, first.current))
    for (const one of all) if (!open.includes(one)) dropText(place, one.at)
    setKept(open)
    at.current = slotOfNow()
    const leave = () => {
      clearTimeout(waiting.current?.timer)
      waiting.current?.keep()
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [place])
  const keep = (document: RichText) => {
    waiting.current = undefined
    keepText(place, { at: at.current, document })
  }
  const drop = (one: KeptText) => {
    setKept(kept.filter((other) => other !== one))
    dropText(place, one.at)
  }
  return {
    kept,
    drop,
    write(now: RichText) {
      clearTimeout(waiting.current?.timer)
      waiting.current = { timer: setTimeout(() => keep(now), APART), keep: () => keep(now) }
    },
    recover(one: KeptText) {
      keep(one.document)
      drop(one)
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
