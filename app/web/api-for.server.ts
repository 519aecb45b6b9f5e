import { createRouterClient, ORPCError } from '@orpc/server'
import { data, type RouterContextProvider } from 'react-router'
import type { Context } from '#platform/context.ts'
import { errorBody } from '#platform/errors.ts'
import { api } from '../api.ts'
import { requestContext } from './page-context.server.ts'

/** In-process API client for one context: same access rules and validation, no HTTP. Throws AppError. */
export const clientFor = (context: Context) => createRouterClient(api, { context })
export type Client = ReturnType<typeof clientFor>

/** API client for loaders: an AppError becomes the error page of its status. */
export const apiFor = (context: Readonly<RouterContextProvider>): Client => apiOf(context.get(requestContext))

/** The same for a context of one's own. */
export const apiOf = (context: Context): Client => createRouterClient(api, pageErrors(context))

/** Options of a client whose AppErrors are error pages. */
export const pageErrors = (context: Context) => ({ context, interceptors: [asPage] })

async function asPage<T>({ next }: { next: () => Promise<T> }): Promise<T> {
  try {
    return await next()
  } catch (error) {
    if (error instanceof ORPCError && error.status < 500) throw data(errorBody(error), { status: error.status })
    throw error
  }
}
