import type { RouterContextProvider } from 'react-router'
import { requestContext } from '#web/page-context.server.ts'
import { signInErrand } from '../sign-in-errand/sign-in-errand.registry.ts'
import { redirectOf } from './redirect-of.server.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/** What waits behind the form, and where to go on afterwards. */
export async function errandOf({ request, context }: Asked) {
  const redirect = redirectOf(request)
  return { redirect, errand: await signInErrand(context.get(requestContext), request, redirect) }
}
