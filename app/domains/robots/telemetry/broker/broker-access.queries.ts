import { findDevice } from '#domains/robots/devices/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { mayTopic } from '#platform/mqtt/robot-topics.ts'
import type { BrokerCredential, BrokerTopic } from './broker-access.schemas.ts'
import { findKnownDevice } from './known-device.queries.ts'

const ALLOWED = { result: 'allow' as const }

/** mosquitto-go-auth: reading and subscribing. */
const WRITE = 2

/** Whether a broker may let a robot in. @throws 401 when not. */
export async function admitRobot(ctx: Context, { username, password }: BrokerCredential) {
  if (await findDevice(ctx, { serial: username, secret: password })) return ALLOWED
  throw new AppError('unauthorized', 'Este robô não entra: o número de série ou a senha não conferem.')
}

/** Whether a broker may let a robot publish to a topic or listen to it. @throws 403 when not. */
export async function admitTopic(ctx: Context, { username, topic, action, acc }: BrokerTopic) {
  const wanted = action ?? (acc === WRITE ? 'publish' : 'subscribe')
  if (mayTopic(username, wanted, topic) && (await findKnownDevice(ctx, username))) return ALLOWED
  throw new AppError('forbidden', 'Um robô só fala e ouve no próprio número de série.')
}
