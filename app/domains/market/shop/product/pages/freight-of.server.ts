import { ORPCError } from '@orpc/server'
import type { RouterContextProvider } from 'react-router'
import { errorBody } from '#platform/errors.ts'
import { clientFor } from '#web/api-for.server.ts'
import { requestContext } from '#web/page-context.server.ts'

/** A quote, or what the page says beside the CEP instead: it is none, too many were asked. The page itself stays. */
export async function freightOf(
  context: Readonly<RouterContextProvider>,
  variant_id: number | undefined,
  cep: string | undefined,
) {
  if (!variant_id || !cep) return { quote: null, problem: null }
  try {
    const { quotes } = clientFor(context.get(requestContext)).shop
    return { quote: await quotes.quote({ variant_id, cep }), problem: null }
  } catch (error) {
    if (!(error instanceof ORPCError) || error.status >= 500) throw error
    const { message, errors } = errorBody(error)
    return { quote: null, problem: errors?.cep?.[0] ?? message }
  }
}

/** Of who bought before, so that nobody types it for each product. */
export async function knownCepOf(context: Readonly<RouterContextProvider>) {
  const given = context.get(requestContext)
  if (!given.viewer?.registration_confirmed) return null
  return (await clientFor(given).shop.quotes.known()).cep
}
