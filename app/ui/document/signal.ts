const PROBE_EVERY_MS = 5000

/** Whether the site answers: `navigator.onLine` knows nothing of a line without internet, and is late when a signal goes. */
export const reachesSite = (): Promise<boolean> =>
  fetch('/api/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

let asked: Promise<boolean> | undefined

/** Of code that did not come: whether the site answers without it, as after a deployment. False: the signal is gone. */
export function isCodeGone(): Promise<boolean> {
  asked ??= reachesSite().finally(() => {
    asked = undefined
  })
  return asked
}

let awaited: Promise<void> | undefined

/** Once there may be a signal again: the browser says so, or the site answers. */
export function signalIsBack(): Promise<void> {
  awaited ??= new Promise<void>((back) => {
    const timer = setInterval(() => void reachesSite().then((reached) => reached && over()), PROBE_EVERY_MS)
    const over = () => {
      clearInterval(timer)
      removeEventListener('online', over)
      back()
    }
    addEventListener('online', over)
  }).finally(() => {
    awaited = undefined
  })
  return awaited
}
