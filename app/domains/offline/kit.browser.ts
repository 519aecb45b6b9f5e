import { clear, createStore, get, set, type UseStore } from 'idb-keyval'
import type { OwnActivity } from '#domains/journal/activities/activities.schemas.ts'
import type { Usual } from '#domains/journal/updates/usual.schemas.ts'
import { fetchJson } from '#ui/fetch-json.ts'

/** What a phone needs to note something without signal: names of the own plants and spaces, and what forms open with. */
export type Kit = {
  user_id: number
  plants: KitThing[]
  spaces: KitThing[]
  usual: Usual
  own: OwnActivity[]
}

/** By its id too: a label names it so. */
export type KitThing = { id: number; slug: string; name: string }

const FLAG = 'grower-kit'
const FRESH = 600_000

let opened: UseStore | undefined
const store = () => {
  opened ??= createStore('grower-kit', 'kit')
  return opened
}

/** Packed while there is signal, at most every ten minutes. */
export async function packKit(user_id: number, nickname: string) {
  const last = Number(localStorage.getItem(FLAG))
  const own = (await readKit())?.user_id === user_id
  // A clock that was set back makes nothing fresh for ever.
  if (own && Math.abs(Date.now() - last) < FRESH) return
  if (!own) await forgetKit()
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
  // The mark first: whatever is kept is found and forgotten, whenever the phone goes off.
  localStorage.setItem(FLAG, '0')
  await set('kit', kit, store())
  localStorage.setItem(FLAG, String(Date.now()))
  packed.dispatchEvent(new Event('packed'))
}

const packed = new EventTarget()

/** Calls back once the kit is packed anew; answers how to stop. */
export function onPacked(hear: () => void) {
  packed.addEventListener('packed', hear)
  return () => packed.removeEventListener('packed', hear)
}

/** Undefined also where the browser keeps nothing. */
export async function readKit(): Promise<Kit | undefined> {
  try {
    return await get<Kit>('kit', store())
  } catch {
    return undefined
  }
}

/** Names of plants stay on no phone whose person logged out. What waits to be sent stays, for when they are back. */
export async function forgetKit() {
  if (localStorage.getItem(FLAG) === null) return
  localStorage.removeItem(FLAG)
  await clear(store())
}

const ask = <Answer>(path: string) => fetchJson<Answer>(`/api/v1/plan-cultivation/${path}`)
