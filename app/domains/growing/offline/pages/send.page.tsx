import { data } from 'react-router'
import { withCorrectedTimes } from '#domains/base/outbox/phone-clock.model.ts'
import { actOnTarget } from '#domains/garden/journal/acts/pages/act-on-target.server.ts'
import { formOf } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext, viewerOf } from '#web/page-context.server.ts'
import type { Route } from './+types/send.page'

export const middleware = [access('login')]

/** Receives one queued act as its form was filled in; responds with the result or the errors as JSON. */
export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request)
  // Another user signed in meanwhile, in another tab: the act stays queued for its owner.
  if (Number(form.get('user_id')) !== viewerOf(args.context).id)
    return Response.json({ message: 'Entre na sua conta para enviar.' }, { status: 401 })
  const clock = form.get('clock')
  const phoneClock = typeof clock === 'string' && !Number.isNaN(Date.parse(clock)) ? clock : null
  const now = args.context.get(requestContext).now()
  const logged = {
    target: String(form.get('target')),
    timed: <T extends object>(act: T) => withCorrectedTimes(act, phoneClock, now),
  }
  try {
    return asJson(await actOnTarget(args, logged, () => data({ taken: true })))
  } catch (error) {
    if (error instanceof Response || !isRefusal(error)) throw error
    return asJson(error)
  }
}

type Answer = { data: unknown; init: ResponseInit | null }

/** The response that `submit` throws for 403 and 404. */
const isRefusal = (error: unknown): error is Answer => typeof error === 'object' && error !== null && 'init' in error

const asJson = (answer: Answer) => Response.json(answer.data, answer.init ?? undefined)
