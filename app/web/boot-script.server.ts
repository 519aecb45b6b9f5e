import type { EntryContext } from 'react-router'

/**
 * The page's boot script, in place of the router's own `<Scripts>`: sets the same globals, but loads the modules after
 * the first paint, so that on a slow connection they don't compete with the text and the first photo. The context's
 * manifest contains the matched routes only; `data` is the loaders' data as serialised by the router.
 */
export function bootScript({ manifest, serverHandoffString, staticHandlerContext }: EntryContext, data: string) {
  const ids = staticHandlerContext.matches.map((match) => match.route.id)
  return `window.__reactRouterContext=${serverHandoffString};${dataText(data)}${branchText(manifest, ids)}`
}

/** The client-side router reads loader data from a stream of bytes. */
const dataText = (data: string) =>
  `window.__reactRouterContext.stream=new ReadableStream({start(c){c.enqueue(${literal(data)});c.close()}}).pipeThrough(new TextEncoderStream());`

type Manifest = EntryContext['manifest']

// The script of a branch of routes is constant within a build: memoised.
const texts = new WeakMap<Manifest['entry'], Map<string, string>>()

function branchText(manifest: Manifest, ids: string[]): string {
  const known = texts.get(manifest.entry) ?? new Map<string, string>()
  texts.set(manifest.entry, known)
  const name = ids.join(' ')
  const text = known.get(name) ?? `window.__reactRouterManifest=${literal(manifest)};(${start})(${literal(ids)})`
  known.set(name, text)
  return text
}

// Escaped, so that no string can close the script element.
const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Sent to the browser verbatim, so it is plain JavaScript. Hidden pages never paint: they start at once. What is confirmed
 * asks by itself until its dialog lives (`useAskedNatively`). */
const start = `function (ids) {
  const manifest = window.__reactRouterManifest
  const routes = ids.map((id) => manifest.routes[id])
  let begun = false
  async function begin() {
    if (begun) return
    begun = true
    const ahead = [manifest.entry, ...routes].flatMap((part) => [part.module, ...(part.imports ?? [])])
    for (const href of new Set(ahead))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    if (manifest.hmr) await import(manifest.hmr.runtime)
    const modules = await Promise.all(routes.map((route) => import(route.module)))
    window.__reactRouterRouteModules = Object.fromEntries(ids.map((id, at) => [id, modules[at]]))
    import(manifest.entry.module)
  }
  addEventListener('submit', (event) => {
    const question = event.submitter?.dataset.ask
    if (question && !confirm(question)) event.preventDefault()
  }, true)
  if (document.visibilityState === 'hidden') return begin()
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
  setTimeout(begin, 2000)
}`.replaceAll(/\n\s*/g, '\n')
