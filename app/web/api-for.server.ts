import { type AnyProcedure, createRouterClient, ORPCError } from '@orpc/server'
import { data, type RouterContextProvider } from 'react-router'
import type { Context } from '#platform/context.ts'
import { AppError, errorBody } from '#platform/errors.ts'
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

type Asked<T> = { next: () => Promise<T>; procedure: AnyProcedure }

async function asPage<T>({ next, procedure }: Asked<T>): Promise<T> {
  try {
    return await next()
  } catch (error) {
    throw pageError(error, procedure['~orpc'].route.path)
  }
}

/** What a page answers when a call to `path` ('…/{slug}') failed. Of an address that no thing can have: 404. */
export function pageError(error: unknown, path = '') {
  if (!(error instanceof ORPCError) || error.status >= 500) return error
  const told = isOfAddress(error, path) ? new AppError('not_found') : error
  return data(errorBody(told), { status: told.status })
}

/** All that is wrong with the input stands in the path. */
function isOfAddress(error: ORPCError<string, unknown>, path: string) {
  const fields = error instanceof AppError && error.status === 422 ? Object.keys(error.data.errors ?? {}) : []
  return fields.length > 0 && fields.every((field) => path.includes(`{${field}}`))
}
