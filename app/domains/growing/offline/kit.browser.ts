import { clear, createStore, get, set, type UseStore } from 'idb-keyval'
import type { OwnActivity } from '#domains/garden/journal/activities/activities.schemas.ts'
import type { Usual } from '#domains/garden/journal/updates/usual.schemas.ts'
import { fetchJson } from '#ui/fetch-json.ts'
import { LEFT, PACKED } from '#ui/form/kept-typing.ts'

/** Garden data stored on the phone for the offline forms: names of the user's plants and spaces, and form defaults. */
export type Kit = {
  user_id: number
  plants: KitThing[]
  spaces: KitThing[]
  usual: Usual
  own: OwnActivity[]
}

/** With the id, which labels use. */
export type KitThing = { id: number; slug: string; name: string }

const FRESH = 600_000

let opened: UseStore | undefined
const store = () => {
  opened ??= createStore('grower-kit', 'kit')
  return opened
}

/** Refreshes the kit while online, at most every ten minutes; what has no plants and no spaces yet, always, and all when `anew`. */
export async function packKit(user_id: number, nickname: string, { anew = false } = {}) {
  const last = Number(localStorage.getItem(PACKED))
  const kept = await readKit()
  const own = kept?.user_id === user_id
  const isEmpty = !kept?.plants.length && !kept?.spaces.length
  // Math.abs: after the clock was set back the kit must not stay fresh for ever.
  if (own && !isEmpty && !anew && Math.abs(Date.now() - last) < FRESH) return
  if (!own) await deleteKit()
  const mine = `user=${encodeURIComponent(nickname)}&per_page=100&order_by=name`
  const [plants, spaces, usual, activities] = await Promise.all([
    ask<{ data: Kit['plants'] }>(`plant?${mine}`),
    ask<{ data: Kit['spaces'] }>(`space?${mine}`),
    ask<Usual>('update-usual'),
    ask<{ data: OwnActivity[] }>('activity-type'),
  ])
  if (!plants || !spaces || !usual || !activities) return
  const named = ({ id, slug, name }: KitThing) => ({ id, slug, name })
  const kit: Kit = {
    user_id,
    plants: plants.data.map(named),
    spaces: spaces.data.map(named),
    usual,
    own: activities.data,
  }
  // The flag is set before the data: whenever the process dies, stored data is found and deleted at logout.
  localStorage.setItem(PACKED, '0')
  await set('kit', kit, store())
  localStorage.setItem(PACKED, String(Date.now()))
  packed.dispatchEvent(new Event('packed'))
}

const packed = new EventTarget()

/** Subscribes to refreshes of the kit; returns the unsubscribe function. */
export function onPacked(listener: () => void) {
  packed.addEventListener('packed', listener)
  return () => packed.removeEventListener('packed', listener)
}

/** Undefined after its owner logged out, and when the browser has no storage. */
export async function readKit(): Promise<Kit | undefined> {
  try {
    if (localStorage.getItem(PACKED) === LEFT) return undefined
    return await get<Kit>('kit', store())
  } catch {
    return undefined
  }
}

/** Deletes the kit at logout, since it contains plant names. Queued acts stay until their owner returns. */
export async function deleteKit() {
  if (localStorage.getItem(PACKED) === null) return
  localStorage.removeItem(PACKED)
  await clear(store())
}

const ask = <Answer>(path: string) => fetchJson<Answer>(`/api/v1/plan-cultivation/${path}`)
