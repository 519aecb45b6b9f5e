import { fetchJson } from '#ui/fetch-json.ts'
import { mayAsk } from './push-question.model.ts'
import type { PushKey } from './push-subscriptions.schemas.ts'

const api = '/api/v1/notificacoes'
const ASKED = 'grower-push-asked'
const RENEWED = 'grower-push-renewed'
/** Chosen on this device: it is not renewed until somebody turns it on again. */
const OFF = 'grower-push-off'

/** What pushes need and this browser has; on an iPhone only an installed app has it. */
export const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Whether this device's user is asked now. */
export const isToBeAsked = () =>
  canPush() &&
  mayAsk({
    permission: Notification.permission,
    asked_in_tab: sessionStorage.getItem(ASKED) !== null,
    refused: localStorage.getItem(ASKED) !== null,
  })

/** Resolves once the service worker runs, which it does some seconds after the first page; never without one. */
export const isWorkerReady = async () => Boolean(await navigator.serviceWorker.ready)

export const noteAsked = () => sessionStorage.setItem(ASKED, 'true')
export const noteRefused = (now = Date.now()) => localStorage.setItem(ASKED, String(now))

const askServer = () => fetchJson<PushKey>(`${api}/push-key`)

/** Without a key this server sends no pushes. */
const pushKey = async () => (await askServer())?.public_key ?? null

/** Whether this server sends pushes, and has something to tell this person. */
export async function hasNews() {
  const key = await askServer()
  return Boolean(key?.public_key && key.expects)
}

/** Asks the browser, which asks the person; then says to the server where this browser receives. */
export async function startPush(): Promise<'on' | 'denied' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  return (await subscribe().catch(() => false)) ? 'on' : 'failed'
}

async function subscribe() {
  const [worker, key] = [await navigator.serviceWorker.getRegistration(), await pushKey()]
  if (!worker || !key) return false
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const known = await worker.pushManager.getSubscription()
  // A subscription of another key can't be used: it is replaced.
  const usable = known && keyOf(known) === key.replace(/=+$/, '')
  if (known && !usable) await known.unsubscribe()
  const subscription = usable ? known : await worker.pushManager.subscribe(options)
  return (await send('PUT', '/push-subscription', subscription.toJSON())) !== undefined
}

function keyOf({ options }: PushSubscription) {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** The address of a browser may change without a word: said again once a day, and by whoever logs in. */
export async function renewPush(viewer_id: number) {
  if (!canPush() || Notification.permission !== 'granted') return
  const today = `${viewer_id} ${new Date().toDateString()}`
  if (localStorage.getItem(RENEWED) === today || localStorage.getItem(OFF)) return
  if (await subscribe().catch(() => false)) localStorage.setItem(RENEWED, today)
}

export async function isPushOn() {
  if (!canPush() || Notification.permission !== 'granted') return false
  const worker = await navigator.serviceWorker.getRegistration()
  return Boolean(await worker?.pushManager.getSubscription()) && !localStorage.getItem(OFF)
}

export async function turnOn() {
  localStorage.removeItem(OFF)
  return startPush()
}

export async function turnOff() {
  localStorage.setItem(OFF, 'true')
  const worker = await navigator.serviceWorker.getRegistration()
  const known = await worker?.pushManager.getSubscription()
  if (!known) return
  await send('POST', '/push-subscription/end', { endpoint: known.endpoint })
  await known.unsubscribe()
}

const send = (method: string, path: string, body: object) =>
  fetchJson<{ devices: number }>(`${api}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
