import { ownKeys } from './own-keys.ts'
import { forget, noteRefusal, type QueuedAct, queuedOf } from './queue.ts'

/** A line that takes longer is as good as none: the act is sent anew under its key. */
const PATIENCE = 30_000

/** What became of one try: taken, refused in words, or no way to the server. */
type Outcome = 'sent' | 'refused' | 'unreachable'

/**
 * Sends what waits, oldest first, until the network fails. One tab at a time does it (Web Locks); that an act is written
 * once is the server's promise under its key, so that a lost answer costs nothing. Answers how many were sent.
 */
export async function sendQueue(user_id: number): Promise<number> {
  const work = async () => {
    let sent = 0
    for (const act of await queuedOf(user_id)) {
      if (act.refused) continue
      const outcome = await sendAct(act)
      if (outcome === 'unreachable') break
      if (outcome === 'sent') sent++
    }
    return sent
  }
  if (!navigator.locks) return work()
  return navigator.locks.request('grower-a-enviar', { ifAvailable: true }, (lock) => (lock ? work() : 0))
}

type Told = { message?: string; errors?: Record<string, string[]> }

async function sendAct(act: QueuedAct): Promise<Outcome> {
  const body = new URLSearchParams(act.fields)
  body.set('target', `${act.target.kind}:${act.target.slug}`)
  body.set('queued_at', act.queued_at)
  body.set('user_id', String(act.user_id))
  for (const key of ownKeys()) body.append('queued_with', key)
  const signal = AbortSignal.timeout(PATIENCE)
  const answer = await fetch('/cultivo/a-enviar/envio', { method: 'POST', body, signal }).catch(() => undefined)
  // The server is there but can't now, or somebody logged out: it waits.
  if (!answer || answer.status >= 500 || answer.status === 401 || answer.status === 429 || answer.redirected)
    return 'unreachable'
  if (answer.ok) {
    await forget(act.key)
    return 'sent'
  }
  const told = (await answer.json().catch(() => undefined)) as Told | undefined
  // Not the site's own words: a gate of the network stands in between.
  if (!told?.message) return 'unreachable'
  const { message, errors = {} } = told
  const { similar = [], ...fields } = errors
  await noteRefusal(act.key, { status: answer.status, message, errors: fields, similar: similar.map(Number) })
  return 'refused'
}
