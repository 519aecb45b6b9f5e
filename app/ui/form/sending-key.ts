import { SENT_BEFORE } from '#shared/sent-before.ts'
import { newKey } from './new-key.ts'

/** After so long a sending that nothing was heard of is not gone on with. Milliseconds. */
const FORGOTTEN = 15 * 60_000

/** A form that was sent and not answered: by which key, and what it said, as a fingerprint. */
type Sending = { key: string; content: string; at: number }
type Sendings = Record<string, Sending>

/** Of this tab: a page that is reloaded, or gone back to, while it sends gets a new key, and would do the same thing twice. */
const STORE = 'grower-enviando'

const keyNames = ['idempotency_key', 'act_key']
/** Whether what is sent again by the same key is done once. */
export const hasKey = (form: FormData) => keyNames.some((name) => form.get(name))

/** Another with each try, whatever is said. */
const another = [...keyNames, 'card_token']

function read(): Sendings {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Sendings
  } catch {
    return {}
  }
}

function write(sendings: Sendings) {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(sendings))
  } catch {
    // Shut off, or full: then the key of the page alone protects.
  }
}

/** What a form says, but for its keys; nothing of it can be read back. */
export function fingerprintOf(form: FormData): string {
  const said = [...form].flatMap(([name, value]) =>
    another.includes(name) ? [] : [[name, typeof value === 'string' ? value : [value.name, value.size]]],
  )
  const text = JSON.stringify(said)
  let hash = 0
  for (let at = 0; at < text.length; at++) hash = (Math.imul(31, hash) + text.charCodeAt(at)) | 0
  return `${text.length}:${hash}`
}

/** The key by which this is to be sent: that of the same words, sent from here and not answered; else its own. */
export function keyToSend(place: string, { key, content }: Pick<Sending, 'key' | 'content'>, now: number): string {
  const { [place]: before, ...others } = read()
  const isSame = before && before.content === content && now - before.at < FORGOTTEN
  const sending = { key: isSame ? before.key : key, content, at: now }
  write({ ...others, [place]: sending })
  return sending.key
}

/** Something came back of it: taken or refused, it is over. */
export function endSending(form: FormData) {
  const keys = keyNames.map((name) => form.get(name))
  const sendings = Object.entries(read())
  const rest = sendings.filter(([, { key }]) => !keys.includes(key))
  if (rest.length < sendings.length) write(Object.fromEntries(rest))
}

/** Whether something was sent from here of which nothing was heard. */
export function isUnanswered(place: string, now = Date.now()): boolean {
  const before = read()[place]
  return before !== undefined && now - before.at < FORGOTTEN
}

/** What is sent next from a form that makes its own keys is another thing. */
export function endKey(form: HTMLFormElement | null) {
  const field = form?.elements.namedItem('idempotency_key')
  if (field instanceof HTMLInputElement) field.value = ''
}

type Submitted = { submitter: HTMLElement | null; place: string; told?: string }

/**
 * Before a form is sent: sent again from a page that was loaded anew, it goes by the key that it had. Once its person was told
 * that its key had brought other words, it is another thing.
 */
export function resumeSending(form: HTMLFormElement, { submitter, place, told }: Submitted) {
  const field = keyNames.map((name) => form.elements.namedItem(name)).find((one) => one instanceof HTMLInputElement)
  if (!field) return
  if (!field.value || told === SENT_BEFORE) field.value = newKey()
  field.value = keyToSend(
    place,
    { key: field.value, content: fingerprintOf(new FormData(form, submitter)) },
    Date.now(),
  )
}
