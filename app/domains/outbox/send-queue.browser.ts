import { queuedOf } from './queue.browser.ts'
import { sendAct } from './send-act.browser.ts'

/** What a round of sending told: how many were taken, whether their person must log in first, or nobody answers. */
type Round = { sent: number; login: boolean; unreachable: boolean }

const rounds = new EventTarget()
let login = false

/** Whether the last round met no session, or somebody else's. */
export const mustLogIn = () => login

/** Calls back after every round of this tab; answers how to stop. */
export function onRound(hear: (round: Round) => void) {
  const heard = (event: Event) => hear((event as CustomEvent<Round>).detail)
  rounds.addEventListener('round', heard)
  return () => rounds.removeEventListener('round', heard)
}

type How = {
  /** By hand: waits until a round that is under way has ended. By itself the site leaves it at that one: no round. */
  waiting?: boolean
}

/**
 * Sends what waits, oldest first, until the network fails. One tab at a time does it (Web Locks);
 * that an act is written once is the server's promise under its key, so that a lost answer costs nothing.
 */
export async function sendQueue(user_id: number, { waiting = false }: How = {}): Promise<Round | undefined> {
  try {
    if (!navigator.locks) return await sendRound(user_id)
    return await navigator.locks.request('grower-a-enviar', { ifAvailable: !waiting }, async (lock) =>
      lock ? await sendRound(user_id) : undefined,
    )
  } catch (reason) {
    // A store that can't be read holds nothing to send; the queue's page says so.
    console.info('offline queue:', reason)
  }
}

async function sendRound(user_id: number): Promise<Round> {
  const round: Round = { sent: 0, login: false, unreachable: false }
  const tried = new Set<string>()
  for (let key = await nextOf(user_id, tried); key; key = await nextOf(user_id, tried)) {
    const outcome = await sendAct(key)
    if (outcome === 'sent') round.sent++
    round.login = outcome === 'login'
    round.unreachable = outcome === 'unreachable'
    if (round.login || round.unreachable) break
    // Refused, it waits for its grower, who may send it once more while others are still being sent.
    if (outcome !== 'refused') tried.add(key)
  }
  login = round.login
  rounds.dispatchEvent(new CustomEvent('round', { detail: round }))
  return round
}

/** Read anew each time: what is noted, mended or discarded meanwhile counts. */
const nextOf = async (user_id: number, tried: Set<string>) =>
  (await queuedOf(user_id)).find(({ key, refused }) => !refused && !tried.has(key))?.key
