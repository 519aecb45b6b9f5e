import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'

/**
 * The handler of an address. The router tries its routes one after another, some hundreds of them, twice for each
 * request: an address that begins with words of the site ('cultivo/planta') is given to a handler that knows only the
 * routes which may begin so. Any other address is given to the one that knows all.
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

/** 'cultivo', 'cultivo/planta': with one word and with two. */
function beginnings(routes: Routes) {
  const found = new Set<string>()
  for (const route of Object.values(routes)) {
    const words = wordsOf(route && fullPath(route, routes))
    for (let count = 1; count <= words.length; count++) found.add(words.slice(0, count).join('/'))
  }
  return found
}

/** The routes under which an address beginning with those words may fall, with their frames. */
export function beginningWith(beginning: string, routes: Routes): Routes {
  const wanted = beginning.split('/')
  const mayBeginSo = (route: Route | undefined) => {
    const own = wordsOf(route && fullPath(route, routes))
    return own.every((word, at) => at >= wanted.length || word === wanted[at])
  }
  return Object.fromEntries(Object.entries(routes).filter(([, route]) => mayBeginSo(route)))
}

/** The path of a route with those of its parents. */
const fullPath = ({ path = '', parentId }: Route, routes: Routes): string => {
  const parent = parentId === undefined ? undefined : routes[parentId]
  return [parent && fullPath(parent, routes), path].filter(Boolean).join('/')
}

/** At most two words with which all addresses of a path begin; none for frames, the home, paths that begin with a variable. */
function wordsOf(path = ''): string[] {
  const parts = path.split('/').filter(Boolean).slice(0, 2)
  const variable = parts.findIndex((part) => !/^[\w-]+$/.test(part))
  return variable < 0 ? parts : parts.slice(0, variable)
}
