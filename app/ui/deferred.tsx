import { type ComponentType, lazy, Suspense, useState } from 'react'
import { isLoadingAnew } from './document/chunk-reload.ts'
import { isCodeGone, signalIsBack } from './document/signal.ts'

const loading: (() => Promise<unknown>)[] = []

/**
 * Loads the code of all deferred parts: the server before its first page, a browser before it hydrates a page that
 * shows some.
 */
export const deferredParts = () => Promise.all(loading.map((load) => load()))

let living = false

/** Said once by the browser's entry, when the first page lives. */
export const pageLives = () => {
  living = true
}

/**
 * Awaited by the module of a page that is reached by its links: its deferred parts come with it, or they would push down
 * what is already there. `members`: its parts are for signed-in people alone.
 */
export async function partsWithPage({ members = false } = {}): Promise<void> {
  if (!living || (members && document.documentElement.dataset.member === undefined)) return
  // Without a signal they come when there is one.
  await deferredParts().catch(() => undefined)
}

/**
 * A component whose code is loaded only where it is rendered: `deferred(async () => (await
 * import('./part.tsx')).Part)`. The server renders it with its page; after client-side navigation it appears once its
 * code has loaded: with the page itself where that awaits `partsWithPage`.
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let known: ComponentType<Props> | undefined
  loading.push(async () => {
    known = await load()
  })
  const Fetched = lazy(async () => ({ default: await withSignal(load) }))
  return function Deferred(props) {
    const [Part] = useState(() => known ?? Fetched)
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}

/**
 * Without a signal it waits: what the server drew stays as it is, and lives once there is one. Code that is lost with a
 * signal is no more there: better no menu than no page.
 */
async function withSignal<Part>(load: () => Promise<Part>): Promise<Part | typeof Nothing> {
  try {
    return await load()
  } catch {
    const isGone = await isCodeGone()
    // A browser never asks again for code that it once could not load: the page is loaded anew, and is as it was until then.
    if (isLoadingAnew()) return new Promise(() => undefined)
    if (isGone) return Nothing
    await signalIsBack()
    return withSignal(load)
  }
}

const Nothing = () => null
