import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'

/**
 * Selects the request handler of a path. The router matches its hundreds of routes one by one, twice per request: a
 * path starting with static segments ('cultivo/planta') gets a handler with only the routes that may match it. Any
 * other path gets the one with all routes.
 */
export function pageHandlers(build: ServerBuild, mode?: string): (path: string) => RequestHandler {
  const handlers = new Map<string, RequestHandler>()
  for (const beginning of beginnings(build.routes)) {
    const routes = beginningWith(beginning, build.routes)
    handlers.set(beginning, createRequestHandler({ ...build, routes }, mode))
  }
  const all = createRequestHandler(build, mode)
  return (path) => {
    const [, one = '', two] = /^\/([^/.?]*)(?:\/([^/.?]*))?/.exec(path) ?? []
    return handlers.get(`${one}/${two}`) ?? handlers.get(one) ?? all
  }
}

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

/** Static prefixes of one and two segments: 'cultivo', 'cultivo/planta'. */
function beginnings(routes: Routes) {
  const found = new Set<string>()
  for (const route of Object.values(routes)) {
    const words = wordsOf(route && fullPath(route, routes))
    for (let count = 1; count <= words.length; count++) found.add(words.slice(0, count).join('/'))
  }
  return found
}

/** The routes that may match a path with that prefix, with their layouts. */
export function beginningWith(beginning: string, routes: Routes): Routes {
  const wanted = beginning.split('/')
  const mayBeginSo = (route: Route | undefined) => {
    const own = wordsOf(route && fullPath(route, routes))
    return own.every((word, at) => at >= wanted.length || word === wanted[at])
  }
  return Object.fromEntries(Object.entries(routes).filter(([, route]) => mayBeginSo(route)))
}

/** Full path of a route, with its parents'. */
const fullPath = ({ path = '', parentId }: Route, routes: Routes): string => {
  const parent = parentId === undefined ? undefined : routes[parentId]
  return [parent && fullPath(parent, routes), path].filter(Boolean).join('/')
}

/**
 * At most two leading static segments of a route's path; none for layouts, the index and paths that start with a
 * parameter.
 */
function wordsOf(path = ''): string[] {
  const parts = path.split('/').filter(Boolean).slice(0, 2)
  const variable = parts.findIndex((part) => !/^[\w-]+$/.test(part))
  return variable < 0 ? parts : parts.slice(0, variable)
}
