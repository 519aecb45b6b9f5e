import { formOf } from '#web/form.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import type { Route } from './+types/send.page'

type Args = Pick<Route.ActionArgs, 'request' | 'context'>

/** Receives one queued act as its form was filled in; responds with the result or the errors as JSON. */
export async function receiveQueued(args: Args, receive: (form: FormData) => Promise<unknown>) {
  const form = await formOf(args.request)
  // Another user signed in meanwhile, in another tab: the act stays queued for its owner.
  if (Number(form.get('user_id')) !== viewerOf(args.context).id)
    return Response.json({ message: 'Entre na sua conta para enviar.' }, { status: 401 })
  try {
    return asJson((await receive(form)) as Answer)
  } catch (error) {
    if (error instanceof Response || !isRefusal(error)) throw error
    return asJson(error)
  }
}

type Answer = { data: unknown; init: ResponseInit | null }

/** The response that `submit` throws for 403 and 404. */
const isRefusal = (error: unknown): error is Answer => typeof error === 'object' && error !== null && 'init' in error

const asJson = (answer: Answer) => Response.json(answer.data, answer.init ?? undefined)
