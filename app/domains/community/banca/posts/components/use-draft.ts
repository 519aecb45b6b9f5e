import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { DRAFT } from '#ui/form/kept-typing.ts'
import { type Draft, draftOf, isPublished, NO_DRAFT, readDraft } from './draft.model.ts'

const nameOf = (user_id: number) => `${DRAFT}post:${user_id}`

/**
 * What was written of a post that was not sent yet, kept on this device under its writer; gone once it was published: what
 * another tab wrote meanwhile is not. null keeps none. The form is keyed by `key`, since what is kept is known only after
 * hydration.
 */
export function useDraft(user_id: number | null) {
  const [draft, setDraft] = useState<Draft>(NO_DRAFT)
  const own = useRef<string>(null)
  const published = isPublished(useNavigation(), useLocation().pathname)
  useEffect(() => {
    if (user_id === null) return
    own.current = localStorage.getItem(nameOf(user_id))
    setDraft(readDraft(own.current))
  }, [user_id])
  useEffect(() => {
    if (user_id === null || !published) return
    if (localStorage.getItem(nameOf(user_id)) === own.current) localStorage.removeItem(nameOf(user_id))
  }, [user_id, published])
  const keep = (form: HTMLFormElement) => {
    if (user_id === null) return
    const kept = draftOf(new FormData(form))
    own.current = kept && JSON.stringify(kept)
    if (own.current) localStorage.setItem(nameOf(user_id), own.current)
    else localStorage.removeItem(nameOf(user_id))
  }
  return { ...draft, keep, key: draft === NO_DRAFT ? 'novo' : 'rascunho' }
}
