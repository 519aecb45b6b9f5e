import { type ComponentType, lazy, Suspense, useState } from 'react'

const loading: (() => Promise<unknown>)[] = []

/** Fetches all parts that are known so far: the server before its first page, a browser before it takes over a page that shows some. */
export const deferredParts = () => Promise.all(loading.map((load) => load()))

/**
 * A part whose code only those fetch who are shown it. `deferred(async () => (await import('./part.tsx')).Part)`
 * The server draws it with its page; reached by a link inside the site it appears when its code is there.
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let known: ComponentType<Props> | undefined
  loading.push(async () => {
    known = await load()
  })
  // Without signal the code does not come: better no menu than no page.
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
