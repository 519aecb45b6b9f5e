import { type ComponentType, lazy, Suspense, useState } from 'react'

const loading: (() => Promise<unknown>)[] = []

/**
 * Loads the code of all deferred parts: the server before its first page, a browser before it hydrates a page that
 * shows some.
 */
export const deferredParts = () => Promise.all(loading.map((load) => load()))

/**
 * A component whose code is loaded only where it is rendered: `deferred(async () => (await
 * import('./part.tsx')).Part)`. The server renders it with its page; after client-side navigation it appears once its
 * code has loaded.
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let known: ComponentType<Props> | undefined
  loading.push(async () => {
    known = await load()
  })
  // Offline the code can't be loaded: better no menu than no page.
  const Fetched = lazy(async () => ({ default: await load().catch(() => Nothing) }))
  return function Deferred(props) {
    const [Part] = useState(() => known ?? Fetched)
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}

const Nothing = () => null
