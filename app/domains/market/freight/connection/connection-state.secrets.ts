import { z } from 'zod'
import type { Keys } from '#platform/keys.ts'
import { sealText, unsealText } from '#platform/seal.ts'

const ABOUT = 'melhor_envio_state'
const AN_HOUR = 3_600_000

const State = z.object({ store_id: z.number(), user_id: z.number(), until: z.number() })

/**
 * The `state` of an authorisation: which store, who asked, until when; sealed, so that nobody makes one up. It is not
 * kept: the code that comes with it is good once, at Melhor Envio.
 */
export const newConnectionState = (keys: Keys, who: { store_id: number; user_id: number }, now: Date) =>
  Buffer.from(sealText(keys, ABOUT, JSON.stringify({ ...who, until: now.getTime() + AN_HOUR })), 'base64').toString(
    'base64url',
  )

/** What it says, when it is ours, of this person and not over; else null. */
export function readConnectionState(
  keys: Keys,
  state: string,
  user_id: number,
  now: Date,
): { store_id: number } | null {
  const said = State.safeParse(jsonOf(keys, state)).data
  return said && said.user_id === user_id && said.until > now.getTime() ? { store_id: said.store_id } : null
}

function jsonOf(keys: Keys, state: string): unknown {
  try {
    return JSON.parse(unsealText(keys, ABOUT, Buffer.from(state, 'base64url').toString('base64')))
  } catch {
    return null // made up, cut off, or sealed with a key that is gone
  }
}
