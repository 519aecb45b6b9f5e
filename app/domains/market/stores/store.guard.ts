import { ORPCError } from '@orpc/server'
import type { MiddlewareFunction } from 'react-router'
import { clientFor, pageError } from '#web/api-for.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { NO_ROLE } from './members/no-role.words.ts'
import { storeDesk } from './store-desk.server.ts'

/**
 * Middleware of the store's layout, after `access('store')`: who has no role there is told so and goes to /vendedor
 * (specification, 6), whether the store exists or not.
 */
export const inOwnStore: MiddlewareFunction<Response> = async ({ context, params }) => {
  const api = clientFor(context.get(requestContext))
  try {
    context.set(storeDesk, await api.stores.stores.desk({ id_or_slug: params.slug ?? '' }))
  } catch (error) {
    if (error instanceof ORPCError && (error.status === 403 || error.status === 404))
      throw redirectWithToast('/vendedor', NO_ROLE, 'error')
    throw pageError(error, '{id_or_slug}')
  }
}
