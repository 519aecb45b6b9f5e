import { useState } from 'react'
import { useLocation, useSubmit } from 'react-router'
import type { MenuEntry } from '#ui/components/drop-menu.tsx'

export type Person = { id: number; nickname: string; muted: boolean }

const ACTION = '/perfil/bloqueios'

/** Entries of a menu that mute and block a person, and the question before a block. Without scripts the toast undoes it. */
export function useKeepAway({ id, muted }: Person) {
  const [asking, setAsking] = useState(false)
  const submit = useSubmit()
  const { pathname, search } = useLocation()
  const fieldsOf = (change: Record<string, string>) => ({ user_id: String(id), back: pathname + search, ...change })
  const block = fieldsOf({ blocked: 'true' })
  const entries: MenuEntry[] = [
    {
      post: { action: ACTION, fields: fieldsOf({ muted: String(!muted) }) },
      label: muted ? 'Ouvir de novo' : 'Silenciar',
      icon: muted ? 'bell' : 'bell-off',
    },
    {
      post: { action: ACTION, fields: block, ask: () => setAsking(true) },
      label: 'Bloquear',
      icon: 'ban',
      danger: true,
    },
  ]
  const question = {
    open: asking,
    onClose: () => setAsking(false),
    onConfirm: () => {
      setAsking(false)
      submit(block, { method: 'post', action: ACTION })
    },
  }
  return { entries, question }
}
