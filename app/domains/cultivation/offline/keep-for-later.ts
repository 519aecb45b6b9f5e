import type { FormResult } from '#shared/form-result.ts'
import { isUnreachable } from '#ui/document/unreachable.ts'
import type { Kept } from '#ui/form/kept-for-later.ts'
import { enqueue, type QueuedTarget } from './queue.ts'

/** What a form says about itself, so that it can wait: whose it is, what about, and its name. */
export type ForLater = { user_id: number; target: QueuedTarget; label: string }

/**
 * Sends a form to the server; without signal it is put in the queue, under the key that it was going to be sent with:
 * should the server have had it all the same, it is written once.
 */
export async function sentOrKept(request: Request, send: () => Promise<unknown>): Promise<unknown> {
  const form = await request.clone().formData()
  const about = form.get('for_later')
  try {
    return await send()
  } catch (error) {
    if (!isUnreachable(error) || typeof about !== 'string') throw error
    return keep(form, JSON.parse(about) as ForLater)
  }
}

/** For a page that is only shown without signal. */
export async function keepForm(request: Request): Promise<Kept | FormResult> {
  const form = await request.formData()
  return keep(form, JSON.parse(String(form.get('for_later'))) as ForLater)
}

/** Into the queue, with this moment as its own unless another was typed; a phone that keeps nothing says so. */
async function keep(form: FormData, { user_id, target, label }: ForLater): Promise<Kept | FormResult> {
  const key = String(form.get('idempotency_key') || crypto.randomUUID())
  const queued_at = new Date().toISOString()
  const fields = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && name !== 'for_later' && name !== 'happened_at' ? [[name, value]] : [],
  )
  const typed = form.get('happened_at')
  fields.push(['happened_at', typeof typed === 'string' && typed ? typed : queued_at], ['idempotency_key', key])
  const act = { key, user_id, target, label, queued_at, fields: withoutDoubles(fields) }
  const kept = await enqueue(act).catch(() => 'refused')
  if (kept === 'refused') return { message: NO_ROOM, values: typedIn(form) }
  return { kept_for_later: key, next: crypto.randomUUID() }
}

/** A private window, or a full phone. */
const NO_ROOM = 'Sem sinal, e este navegador não guarda nada. Deixe a página aberta e registre quando o sinal voltar.'

const typedIn = (form: FormData) =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

const withoutDoubles = (fields: [string, string][]) =>
  fields.filter(([name], at) => name !== 'idempotency_key' || at === fields.length - 1)
