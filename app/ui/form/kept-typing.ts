/** What was typed into the fields of a form, by their names. */
export type Typed = Record<string, string[]>

/** A form of a page, and whose it is. */
export type Place = { user_id: number; at: string }

/** Of a draft that a domain keeps on this device by itself. */
export const DRAFT = 'rascunho-de-'

/** Says when a domain packed for use without a signal; `LEFT`: its person logged out, and it is read no more. */
export const PACKED = 'grower-kit'
export const LEFT = 'saiu'

/** One person's forms on this device, with what the site has not taken yet: phones close pages by themselves. */
const KEY = 'grower-digitado'
type Kept = { user_id: number; forms: Record<string, Typed> }

function read({ user_id }: Place): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null
    if (kept?.user_id === user_id) return kept
  } catch {
    // Not readable: what is written next takes its place.
  }
  return { user_id, forms: {} }
}

export const keptTyping = (place: Place): Typed | undefined => read(place).forms[place.at]

/** Whether it is kept: a device without room, or shut off, keeps nothing. Of somebody else's nothing stays. */
export function keepTyping(place: Place, typed: Typed): boolean {
  const { forms } = read(place)
  const { [place.at]: _, ...others } = forms
  const next = Object.keys(typed).length > 0 ? { ...others, [place.at]: typed } : others
  try {
    if (Object.keys(next).length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify({ user_id: place.user_id, forms: next } satisfies Kept))
    return true
  } catch {
    return false
  }
}

/** Its person logs out: all of it goes, before the page does. */
export function forgetAtLogout({ target }: Pick<SubmitEvent, 'target'>) {
  if ((target as HTMLFormElement | null)?.getAttribute('action') !== '/auth/logout') return
  try {
    const names = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
    for (const name of names) if (name === KEY || name.startsWith(DRAFT)) localStorage.removeItem(name)
    // Its store is emptied by the next page, which may not come: the signal goes too.
    if (names.includes(PACKED)) localStorage.setItem(PACKED, LEFT)
  } catch {
    // Shut off: there is nothing to forget.
  }
}

/**
 * Who looks now is somebody else: of the one before nothing stays. Nobody does, and they are not on their way back in: what
 * begins with `ends` goes, as it ends with the session.
 */
export function forgetEnded(viewer_id: number | undefined, ends: string) {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null
    if (!kept || kept.user_id === viewer_id) return
    const stays = Object.entries(kept.forms).filter(([at]) => viewer_id === undefined && !at.startsWith(ends))
    if (stays.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify({ ...kept, forms: Object.fromEntries(stays) }))
  } catch {
    // Shut off, or not readable: what is written next takes its place.
  }
}

type Sent = Place & { typed?: Typed }
let sent: Sent | undefined

/** The form that is being sent: the root's middleware hears what became of it, and the form may be gone by then. */
export const noteSent = (place: Sent | undefined) => {
  sent = place
}

export function takeSent(): Sent | undefined {
  const place = sent
  sent = undefined
  return place
}
