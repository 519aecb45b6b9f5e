import { data } from 'react-router'
import { withCorrectedTimes } from '#domains/base/outbox/phone-clock.model.ts'
import { actOnTarget } from '#domains/garden/journal/acts/pages/act-on-target.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import type { Route } from './+types/send.page'
import { receiveQueued } from './queued.server.ts'

export const middleware = [access('login')]

/** An act of the journal that waited on a phone. */
export const action = (args: Route.ActionArgs) =>
  receiveQueued(args, (form) => {
    const clock = form.get('clock')
    const phoneClock = typeof clock === 'string' && !Number.isNaN(Date.parse(clock)) ? clock : null
    const now = args.context.get(requestContext).now()
    const logged = {
      target: String(form.get('target')),
      timed: <T extends object>(act: T) => withCorrectedTimes(act, phoneClock, now),
    }
    return actOnTarget(args, logged, () => data({ taken: true }))
  })
