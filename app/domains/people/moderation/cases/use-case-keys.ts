import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { type Outcome, outcomes } from './case.kinds.ts'
import { outcomeKeys } from './case.words.ts'

/** The links of the queue that j and k move between. */
export const caseLink = 'data-case'

/** While the focus is in no field: j and k move between the cases, and the key of an outcome opens the focused one to decide it. */
export function useQueueKeys() {
  const navigate = useNavigate()
  useKeys((key) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[${caseLink}]`)]
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    if (key === 'j') links[Math.min(at + 1, links.length - 1)]?.focus()
    if (key === 'k') links[Math.max(at - 1, 0)]?.focus()
    const outcome = outcomeOf(key)
    const id = links[at]?.getAttribute(caseLink)
    if (outcome && id) navigate(`/admin/denuncias/${id}?decidir=${outcome}#decidir`)
    return key === 'j' || key === 'k' || !!(outcome && id)
  })
}

/** On the page of a case: the key of an outcome chooses it. */
export function useOutcomeKeys(choose: (outcome: Outcome) => void) {
  useKeys((key) => {
    const outcome = outcomeOf(key)
    if (outcome) choose(outcome)
    return !!outcome
  })
}

const outcomeOf = (key: string) => outcomes.find((outcome) => outcomeKeys[outcome] === key)

/** A key that did something does nothing else: its letter is not typed into the field that got the focus. */
function useKeys(pressed: (key: string) => boolean) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return
      if (pressed(event.key.toLowerCase())) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}

/** On a card of the form too: who types there means the reason, and no outcome. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('textarea, select, input')
