import { type RouterContextProvider, createContext as routerContext } from 'react-router'
import { type Context, signedIn } from '#platform/context.ts'

/** Context passed to middleware, loaders and actions of one page request. */
export const requestContext = routerContext<Context>()
export const pageState = routerContext<PageState>()

/**
 * `nonce`: CSP nonce of this response; `tags`: cache tags of what the page shows; `html`: the rendered page; `heat_map`: it has
 * one, and its CSP is open to that service.
 */
export type PageState = { nonce: string; https: boolean; tags: Set<string>; html?: string; heat_map?: boolean }

/** The viewer of a page whose access rule requires one. */
export const viewerOf = (context: Readonly<RouterContextProvider>) => signedIn(context.get(requestContext))
