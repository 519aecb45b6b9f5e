import { sendOrEnqueue } from '#domains/base/outbox/ui.ts'
import { isKept } from '#ui/form/kept-for-later.ts'
import { newKey } from '#ui/form/new-key.ts'
import { type QuickTarget, type Repeat, targetKey } from './quick-targets.model.ts'

type Act = { target: QuickTarget; repeat: Repeat; user_id: number }

/** What became of it: stored, waiting on the phone, or refused with a sentence. */
export type Sent = { act_key: string } | { kept: true } | { refused: string }

const NOT_SENT = 'Não deu para registrar agora. Tente de novo.'

/**
 * Sends an act from wherever the person is, without the form of its page; without signal it waits on the phone under
 * the same key.
 */
export async function sendNow({ target, repeat, user_id }: Act): Promise<Sent> {
  const act_key = newKey()
  const form = new FormData()
  form.set('form', 'post')
  form.set('idempotency_key', act_key)
  for (const [name, value] of repeat.fields) form.append(name, value)
  const { kind, slug, name } = target
  form.set('for_later', JSON.stringify({ user_id, target: { kind, slug, name }, label: repeat.label }))
  const request = new Request(location.href, { method: 'POST', body: form })
  const answer = await sendOrEnqueue(request, () => post(form, { target, user_id }))
  if (isKept(answer)) return { kept: true }
  return typeof answer === 'object' && answer !== null && 'message' in answer
    ? { refused: String(answer.message) }
    : { act_key }
}

/** A failed `fetch` throws, and the act is queued. */
async function post(form: FormData, { target, user_id }: Omit<Act, 'repeat'>) {
  const body = new URLSearchParams([...form].map(([name, value]): [string, string] => [name, String(value)]))
  body.set('target', targetKey(target))
  body.set('user_id', String(user_id))
  const response = await fetch('/cultivo/a-enviar/envio', { method: 'POST', body })
  if (response.ok) return { taken: true }
  const answer = (await response.json().catch(() => ({}))) as { message?: string; errors?: Record<string, string[]> }
  return { message: Object.values(answer.errors ?? {})[0]?.[0] ?? answer.message ?? NOT_SENT }
}
