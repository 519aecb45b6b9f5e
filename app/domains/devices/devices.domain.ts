import type { Domain } from '#domain.ts'
import { signedDevice } from '#platform/context.ts'
import { tellEvents } from './events/tell-events.actions.ts'
import { toldEventsApi } from './events/told-events.api.ts'

export const devices = {
  api: { told: toldEventsApi },
  robot: { topics: { events: (ctx, body) => tellEvents(ctx, signedDevice(ctx), body) } },
} satisfies Domain
