import { type RouterContextProvider, createContext as routerContext } from 'react-router'
import { type Context, signedIn } from '#platform/context.ts'

/** What the host hands to middleware, loaders and actions of one page request. */
export const requestContext = routerContext<Context>()
export const pageState = routerContext<PageState>()

/**
 * `nonce` allows the inline scripts of this answer; `tags` name the things that the page shows (cache); `html` is the
 * page once it is drawn.
 */
export type PageState = { nonce: string; https: boolean; tags: Set<string>; html?: string }

/** The signed-in person of a page whose access rule demands one. */
export const viewerOf = (context: Readonly<RouterContextProvider>) => signedIn(context.get(requestContext))
