import type { EntryContext } from 'react-router'

/**
 * What starts the page in the browser, in place of the router's own `<Scripts>`: the same globals, but the code is
 * fetched after the first paint, so that on a slow line it takes nothing from the text and the first photo.
 * The context's manifest holds the matched routes only; `data` is what the loaders gave, as the router wrote it.
 */
export function bootScript({ manifest, serverHandoffString, staticHandlerContext }: EntryContext, data: string) {
  const ids = staticHandlerContext.matches.map((match) => match.route.id)
  return `window.__reactRouterContext=${serverHandoffString};${dataText(data)}${branchText(manifest, ids)}`
}

/** The browser's router reads the loaders' data from a stream of bytes. */
const dataText = (data: string) =>
  `window.__reactRouterContext.stream=new ReadableStream({start(c){c.enqueue(${literal(data)});c.close()}}).pipeThrough(new TextEncoderStream());`

type Manifest = EntryContext['manifest']

// A branch of routes starts the same way every time, until a new build brings another entry.
const texts = new WeakMap<Manifest['entry'], Map<string, string>>()

function branchText(manifest: Manifest, ids: string[]): string {
  const known = texts.get(manifest.entry) ?? new Map<string, string>()
  texts.set(manifest.entry, known)
  const name = ids.join(' ')
  const text = known.get(name) ?? `window.__reactRouterManifest=${literal(manifest)};(${start})(${literal(ids)})`
  known.set(name, text)
  return text
}

// Inside a script element nothing may close it.
const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Runs in the browser as it stands here, so it is plain JavaScript. Hidden pages paint nothing: they start at once. */
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
  if (document.visibilityState === 'hidden') return begin()
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
  setTimeout(begin, 2000)
}`.replaceAll(/\n\s*/g, '\n')
