import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

/** Refuses requests with 503 while this thread is `afterMs` late, ms on average. */
export const refuseWhenBusy = (app: FastifyInstance, { afterMs }: { afterMs: number }) =>
  app.register(underPressure, {
    maxEventLoopDelay: afterMs,
    // A stop as long as the interval leaves no sample, which the library takes for an endless delay: only one of the
    // limit's length may count as that. By its own interval of a second, a stop of a second refused everyone.
    sampleInterval: afterMs,
    exposeStatusRoute: false,
  })
