import { findDevice, noteNoSessions, noteSession } from '#domains/robots/devices/index.ts'
import { findKnownDevice } from '#domains/robots/telemetry/index.ts'
import type { Context } from '#platform/context.ts'
import { createContext } from '#platform/context.ts'
import type { RobotDoor } from '#platform/mqtt/robot-door.ts'
import type { RobotTopic } from '#platform/mqtt/robot-topics.ts'
import type { Domain } from './domain.ts'
import { domains } from './domains.ts'

const robots = (Object.values(domains) as Domain[]).flatMap(({ robot }) => robot ?? [])

/** What a topic means, to all domains that listen to it; the first that answers does. */
const handlersOf = (topic: RobotTopic) => robots.flatMap(({ topics }) => topics?.[topic] ?? [])

/** The site, as MQTT speaks with it. */
export function robotDoor(context: () => Context): RobotDoor {
  const as = (device: Context['device']) => createContext({ ...context(), device })
  return {
    find: (credential) => findDevice(context(), credential),
    known: (serial) => findKnownDevice(context(), serial),
    async take(device, topic, body) {
      const ctx = as(device)
      let answer: object | undefined
      for (const handle of handlersOf(topic)) answer ??= (await handle(ctx, body)) ?? undefined
      return answer
    },
    session: (device, is_up) => noteSession(as(device), device.id, is_up),
    noSessions: () => noteNoSessions(context()),
    async outbox(device) {
      const ctx = as(device)
      const commands = await Promise.all(robots.map(({ outbox }) => outbox?.(ctx) ?? []))
      return commands.flat().map(({ payload }) => payload)
    },
  }
}
