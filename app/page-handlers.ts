import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'

/**
 * The handler of an address. The router tries its routes one after another, some hundreds of them, twice for each
 * request: an address that begins with a word of the site ('cultivo') is given to a handler that knows only the routes
 * which may begin so. Any other address is given to the one that knows all.
 */
export function pageHandlers(build: ServerBuild, mode?: string): (path: string) => RequestHandler {
  const handlers = new Map<string, RequestHandler>()
  for (const word of firstWords(build.routes))
    handlers.set(word, createRequestHandler({ ...build, routes: beginningWith(word, build.routes) }, mode))
  const all = createRequestHandler(build, mode)
  return (path) => handlers.get(/^\/([^/.?]*)/.exec(path)?.[1] ?? '') ?? all
}

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

const firstWords = (routes: Routes) =>
  new Set(Object.values(routes).flatMap((route) => wordOf(route && fullPath(route, routes)) ?? []))

/** The routes under which an address beginning with that word may fall, with their frames. */
export const beginningWith = (word: string, routes: Routes): Routes =>
  Object.fromEntries(
    Object.entries(routes).filter(([, route]) => {
      const own = wordOf(route && fullPath(route, routes))
      return own === undefined || own === word
    }),
  )

/** The path of a route with those of its parents. */
const fullPath = ({ path = '', parentId }: Route, routes: Routes): string => {
  const parent = parentId === undefined ? undefined : routes[parentId]
  return [parent && fullPath(parent, routes), path].filter(Boolean).join('/')
}

/** The word with which all addresses of a path begin; none for frames, the home, and paths that begin with a variable. */
const wordOf = (path = '') => /^\/?([\w-]+)(?:\/|$)/.exec(path)?.[1]
