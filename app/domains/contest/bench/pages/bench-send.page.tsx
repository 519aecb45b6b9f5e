import { data } from 'react-router'
import { receiveQueued } from '#domains/growing/offline/pages/queued.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { CupScoreInput } from '../scores/cup-scores.schemas.ts'
import type { Route } from './+types/bench-send.page'

export const middleware = [access('cup-professor')]

/** A score that was given without signal and waited on a phone. */
export const action = (args: Route.ActionArgs) =>
  receiveQueued(args, () =>
    submit(args, CupScoreInput, async (api, input) => {
      await api.bench.keep(input)
      return data({ taken: true })
    }),
  )
