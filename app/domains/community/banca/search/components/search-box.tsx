import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { Form, useNavigationType, useSubmit } from 'react-router'
import { Button } from '#ui/components/button.tsx'
import type { SearchKind } from '../search.kinds.ts'

type Props = { search: string; kind?: SearchKind; onSearched: (search: string) => void }

/** A pause in typing after which it is searched. */
const PAUSE_MS = 250

/** Searches as one types, each search in place of the one before; without scripts with its button. */
export function SearchBox({ search, kind, onSearched }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Only somebody who comes to search types at once: the keyboard of a phone would hide what was found.
  const starts = useRef(useNavigationType() === 'PUSH' && !search)
  const submit = useSubmit()
  const send = (form: HTMLFormElement | null) => {
    clearTimeout(pause.current)
    if (form) void submit(form, { replace: true, preventScrollReset: true })
  }
  useEffect(() => () => clearTimeout(pause.current), [])
  useEffect(() => {
    if (starts.current) box.current?.focus({ preventScroll: true })
  }, [])
  // Followed links (a recent search, a correction, back) say in the box what they search; what is being typed stays.
  useEffect(() => {
    if (box.current && box.current !== document.activeElement) box.current.value = search
  }, [search])
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearched(box.current?.value ?? '')
    send(event.currentTarget)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.currentTarget.value = ''
    send(event.currentTarget.form)
  }
  return (
    <Form role="search" action="/busca" onSubmit={onSubmit} className="flex gap-2">
      {kind && <input type="hidden" name="kind" value={kind} />}
      <input
        ref={box}
        type="search"
        name="search"
        defaultValue={search}
        placeholder="Genética, assunto, apelido…"
        aria-label="Buscar em tudo"
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onKeyDown={onKeyDown}
        onInput={(event) => {
          const { form } = event.currentTarget
          clearTimeout(pause.current)
          pause.current = setTimeout(() => send(form), PAUSE_MS)
        }}
        className="input w-full max-w-xl"
      />
      <Button type="submit" icon="search" iconOnly>
        Buscar
      </Button>
    </Form>
  )
}
