import { unlessHeld } from './held-acts.browser.ts'
import { queuedOf } from './queue.browser.ts'
import { sendAct } from './send-act.browser.ts'

/** Result of a round of sending: numbers sent and refused, whether sign-in is required, whether the server was unreachable. */
type Round = { sent: number; refused: number; login: boolean; unreachable: boolean }

const rounds = new EventTarget()
let login = false

/** Whether the last round found no session, or another user's. */
export const mustLogIn = () => login

/** Subscribes to the rounds of this tab; returns the unsubscribe function. */
export function onRound(listener: (round: Round) => void) {
  const onEvent = (event: Event) => listener((event as CustomEvent<Round>).detail)
  rounds.addEventListener('round', onEvent)
  return () => rounds.removeEventListener('round', onEvent)
}

type How = {
  /** Manual send: waits for a round in progress. An automatic one is skipped instead. */
  waiting?: boolean
  /** The act's form is still open and tells its refusal itself. */
  isToldHere?: (key: string) => boolean
}

/**
 * Sends the queue, oldest first, until the network fails, without what an open form sends itself. One tab at a time (Web
 * Locks); the server deduplicates by key, so a lost response is harmless.
 */
export async function sendQueue(
  user_id: number,
  { waiting = false, isToldHere = () => false }: How = {},
): Promise<Round | undefined> {
  try {
    if (!navigator.locks) return await sendRound(user_id, isToldHere)
    return await navigator.locks.request('grower-a-enviar', { ifAvailable: !waiting }, async (lock) =>
      lock ? await sendRound(user_id, isToldHere) : undefined,
    )
  } catch (reason) {
    // An unreadable store has nothing to send; the queue page reports it.
    console.info('offline queue:', reason)
  }
}

async function sendRound(user_id: number, isToldHere: (key: string) => boolean): Promise<Round> {
  const round: Round = { sent: 0, refused: 0, login: false, unreachable: false }
  const tried = new Set<string>()
  for (let key = await nextOf(user_id, tried); key; key = await nextOf(user_id, tried)) {
    const current = key
    const outcome = await unlessHeld(current, () => sendAct(current))
    if (outcome === 'sent') round.sent++
    if (outcome === 'refused' && !isToldHere(key)) round.refused++
    round.login = outcome === 'login'
    round.unreachable = outcome === 'unreachable'
    if (round.login || round.unreachable) break
    // A refused act is not marked as tried: the user may retry it during this round.
    if (outcome !== 'refused') tried.add(key)
  }
  login = round.login
  rounds.dispatchEvent(new CustomEvent('round', { detail: round }))
  return round
}

/** Read again each time, since acts may be added, corrected or discarded meanwhile. */
const nextOf = async (user_id: number, tried: Set<string>) =>
  (await queuedOf(user_id)).find(({ key, refused }) => !refused && !tried.has(key))?.key
