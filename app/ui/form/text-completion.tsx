import { type RefObject, useEffect, useRef, useState } from 'react'
import { plural } from '#shared/numbers.ts'
import { Avatar } from '../components/avatar.tsx'
import { Icon } from '../components/icon.tsx'
import { caretLine } from './caret-line.ts'
import { type Suggestion, useCompletions } from './use-completions.ts'

type Props = {
  area: RefObject<HTMLTextAreaElement | null>
  /** Of the textarea. */
  id: string
  /** Where suggestions are asked for, without `search`. */
  address: string
}

/** Suggestions for '@…' and '#…' under the line that is being typed, or above it where there is no room. */
export function TextCompletion({ area, id, address }: Props) {
  const { token, suggestions, active, setActive, choose, dismiss } = useCompletions(area, address)
  const list = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ top: 0, above: false })
  const open = token !== null && suggestions.length > 0
  const listId = `${id}-sugestoes`

  useEffect(() => {
    const field = area.current
    if (!field || !token || !list.current) return
    const { top, bottom } = caretLine(field, token.from)
    const { top: start } = field.getBoundingClientRect()
    const seen = window.visualViewport ?? { height: window.innerHeight, offsetTop: 0 }
    const height = list.current.offsetHeight
    // A phone's keyboard leaves little room below; its height is not in the visual viewport.
    const above = start + bottom + height > seen.offsetTop + seen.height && start + top - height > seen.offsetTop
    setPlace({ top: above ? top - height - 4 : bottom + 4, above })
  }, [area, token])

  useEffect(() => {
    const field = area.current
    if (!field) return
    const attributes = {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': open ? listId : null,
      'aria-activedescendant': open ? `${listId}-${active}` : null,
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) field.removeAttribute(name)
      else field.setAttribute(name, value)
    }
    if (!open) return
    const last = suggestions.length - 1
    const follow = (event: KeyboardEvent) => {
      if (event.isComposing) return
      const act: Record<string, () => void> = {
        ArrowDown: () => setActive(active === last ? 0 : active + 1),
        ArrowUp: () => setActive(active === 0 ? last : active - 1),
        Enter: () => choose(active),
        Tab: () => choose(active),
        Escape: dismiss,
      }
      const does = event.shiftKey || event.ctrlKey || event.metaKey ? undefined : act[event.key]
      if (!does) return
      event.preventDefault()
      event.stopPropagation()
      does()
    }
    field.addEventListener('keydown', follow)
    return () => field.removeEventListener('keydown', follow)
  })

  return (
    <>
      <output className="sr-only">
        {open && `${plural(suggestions.length, 'sugestão', 'sugestões')}. Escolha com as setas e Enter.`}
      </output>
      {open && (
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label="Sugestões"
          style={{ top: place.top }}
          className="absolute inset-x-0 z-30 max-h-80 max-w-sm overflow-auto rounded-box border border-base-300 bg-surface p-1 shadow-lg"
        >
          {suggestions.map((suggestion, at) => (
            <Option
              key={suggestion.text}
              id={`${listId}-${at}`}
              suggestion={suggestion}
              active={at === active}
              onChoose={() => choose(at)}
            />
          ))}
        </div>
      )}
    </>
  )
}

type OptionProps = { id: string; suggestion: Suggestion; active: boolean; onChoose: () => void }

function Option({ id, suggestion: { text, note, photo_url }, active, onChoose }: OptionProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      // Before the textarea loses the focus.
      onPointerDown={(event) => {
        event.preventDefault()
        onChoose()
      }}
      className={`flex min-h-11 items-center gap-3 rounded-field px-2 py-1 ${active ? 'bg-primary/22' : ''}`}
    >
      {text.startsWith('@') ? (
        <Avatar name={text.slice(1)} photo_url={photo_url} size={32} />
      ) : (
        <span className="flex size-8 items-center justify-center text-primary">
          <Icon name="hash" />
        </span>
      )}
      <span className="min-w-0">
        <span className="block truncate font-semibold">{text}</span>
        {note && <span className="block truncate text-sm">{note}</span>}
      </span>
    </div>
  )
}
