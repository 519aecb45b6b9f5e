import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { DRAFT } from '#ui/form/kept-typing.ts'

const nameOf = (user_id: number) => `${DRAFT}post:${user_id}`

/**
 * The text of a post that was not sent yet, kept on this device under its writer; gone once it was published. null
 * keeps none. The form is keyed by `key`, since what is kept is known only after hydration.
 */
export function useDraft(user_id: number | null) {
  const [text, setText] = useState('')
  const { state, formMethod } = useNavigation()
  const published = state === 'loading' && formMethod === 'POST'
  useEffect(() => {
    if (user_id !== null) setText(localStorage.getItem(nameOf(user_id)) ?? '')
  }, [user_id])
  useEffect(() => {
    if (user_id !== null && published) localStorage.removeItem(nameOf(user_id))
  }, [user_id, published])
  const keep = (form: HTMLFormElement) => {
    if (user_id === null) return
    const typed = String(new FormData(form).get('text') ?? '')
    if (typed) localStorage.setItem(nameOf(user_id), typed)
    else localStorage.removeItem(nameOf(user_id))
  }
  return { text, keep, key: text ? 'rascunho' : 'novo' }
}
