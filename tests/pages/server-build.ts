import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import {
  matchRoutes,
  type RouteObject,
  type ServerBuild,
  UNSAFE_withComponentProps,
  UNSAFE_withErrorBoundaryProps,
} from 'react-router'
import * as entry from '../../app/entry.server.tsx'
import routes from '../../app/routes.ts'

type Routes = ServerBuild['routes']
type Module = NonNullable<Routes[string]>['module']
type KnownRoute = RouteObject & { id: string; file: string; children?: KnownRoute[] }

/** The route tree as the router reads it, modules not yet loaded. */
const siteMap: KnownRoute[] = [{ id: 'root', path: '', file: 'root.tsx', children: routes.map(known) }]

function known({ id, file, path, index, caseSensitive, children }: RouteConfigEntry): KnownRoute {
  const own = { id: id ?? file.replace(/\.tsx?$/, ''), file, path, caseSensitive }
  return (index ? { ...own, index } : { ...own, children: children?.map(known) }) as KnownRoute
}

/** The matched routes of a path, from the root: layouts and page. */
export function routesAt(pathname: string): KnownRoute[] {
  // The router ranks all routes anew at each call.
  const known = matched.get(pathname) ?? matchRoutes(siteMap, pathname)?.map(({ route }) => route as KnownRoute) ?? []
  matched.set(pathname, known)
  return known
}
const matched = new Map<string, KnownRoute[]>()

/**
 * A server build with only the matched branch of a path, directly from the sources. Without client assets, as for a
 * browser without scripts.
 */
export async function buildFor(pathname: string, handleError: (error: unknown) => void): Promise<ServerBuild> {
  const branch = routesAt(pathname)
  const loaded = await Promise.all(branch.map(async (route) => ({ route, module: await load(route.file) })))
  const built: Routes = {}
  for (const [at, { route, module }] of loaded.entries()) {
    const { id, path, index, caseSensitive } = route
    built[id] = { id, parentId: branch[at - 1]?.id, path, index, caseSensitive, module } as Routes[string]
  }
  return {
    entry: { module: { ...entry, handleError } as unknown as ServerBuild['entry']['module'] },
    routes: built,
    assets: {
      entry: { imports: [], module: '/entry.js' },
      routes: Object.fromEntries(branch.map((route) => [route.id, assetsOf(route)])),
      url: '/manifest.js',
      version: 'test',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {} as ServerBuild['future'],
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }
}

/** A route module with what the router's build step adds: components get loader data as props. */
async function load(file: string): Promise<Module> {
  const module: Module = await import(/* @vite-ignore */ join(process.cwd(), 'app', file))
  const { default: Page, ErrorBoundary, links } = module
  return {
    ...module,
    // vitest resolves style sheet URLs to ''.
    ...(links && { links: () => links().filter((link) => !('href' in link) || link.href !== '') }),
    ...(Page && { default: UNSAFE_withComponentProps(Page as never) }),
    ...(ErrorBoundary && { ErrorBoundary: UNSAFE_withErrorBoundaryProps(ErrorBoundary as never) }),
  } as Module
}

const assetsOf = ({ id, path, index }: KnownRoute) =>
  ({
    id,
    path,
    index,
    module: `/${id}.js`,
    hasAction: false,
    hasLoader: false,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: false,
  }) as unknown as ServerBuild['assets']['routes'][string]
