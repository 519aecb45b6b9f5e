import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { DRAFT } from '#ui/form/kept-typing.ts'
import { type Draft, draftOf, isPublished, NO_DRAFT, readDraft } from './draft.model.ts'

const nameOf = (user_id: number) => `${DRAFT}post:${user_id}`

/**
 * What was written of a post that was not sent yet, kept on this device under its writer; gone once it was published.
 * null keeps none. The form is keyed by `key`, since what is kept is known only after hydration.
 */
export function useDraft(user_id: number | null) {
  const [draft, setDraft] = useState<Draft>(NO_DRAFT)
  const published = isPublished(useNavigation(), useLocation().pathname)
  useEffect(() => {
    if (user_id !== null) setDraft(readDraft(localStorage.getItem(nameOf(user_id))))
  }, [user_id])
  useEffect(() => {
    if (user_id !== null && published) localStorage.removeItem(nameOf(user_id))
  }, [user_id, published])
  const keep = (form: HTMLFormElement) => {
    if (user_id === null) return
    const kept = draftOf(new FormData(form))
    if (kept) localStorage.setItem(nameOf(user_id), JSON.stringify(kept))
    else localStorage.removeItem(nameOf(user_id))
  }
  return { ...draft, keep, key: draft === NO_DRAFT ? 'novo' : 'rascunho' }
}
