import { readFile } from 'node:fs/promises'

type Handler = (event: { request: Request; respondWith: (answer: Promise<Response>) => void }) => void

/** A device's caches in Node: what was put, by name and path. */
export function cachesInMemory() {
  const all = new Map<string, Map<string, Response>>()
  const pathOf = (one: string | Request) =>
    new URL(typeof one === 'string' ? one : one.url, 'http://localhost').pathname
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>()
    all.set(name, kept)
    return {
      put: async (at: string, answer: Response) => void kept.set(pathOf(at), answer),
      match: async (at: string | Request) => kept.get(pathOf(at))?.clone(),
      delete: async (at: string | Request) => kept.delete(pathOf(at)),
      keys: async () => [...kept.keys()].map((path) => new Request(`http://localhost${path}`)),
    }
  }
  const match = async (at: string | Request) => {
    for (const name of all.keys()) {
      const found = await (await open(name)).match(at)
      if (found) return found
    }
  }
  return { open, match, has: async (name: string) => all.has(name), delete: async (name: string) => all.delete(name) }
}

/** The site's service worker on such a device, without signal: what it answers to a GET. */
export async function serviceWorker(caches: ReturnType<typeof cachesInMemory>) {
  const handlers: Record<string, Handler> = {}
  const self = { addEventListener: (name: string, handler: Handler) => (handlers[name] = handler) }
  const noSignal = () => Promise.reject(new TypeError('Failed to fetch'))
  const location = new URL('http://localhost/sw.js')
  const code = await readFile('public/sw.js', 'utf8')
  const redirect = (to: string) => new Response(null, { status: 302, headers: { location: to } })
  const Answer = Object.assign(class extends Response {}, { redirect })
  new Function('self', 'caches', 'fetch', 'location', 'Response', code)(self, caches, noSignal, location, Answer)
  return (path: string, headers: Record<string, string> = {}, mode = 'cors') => {
    const request = Object.defineProperty(new Request(`http://localhost${path}`, { headers }), 'mode', { value: mode })
    const { promise, resolve } = Promise.withResolvers<Response>()
    handlers.fetch?.({ request, respondWith: resolve })
    return promise
  }
}
