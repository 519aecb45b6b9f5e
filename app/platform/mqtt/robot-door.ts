import type { Device } from '#platform/access/device.ts'
import { AppError } from '#platform/errors.ts'
import type { RobotTopic } from './robot-topics.ts'

export type Robot = NonNullable<Device>

/** What MQTT needs to know of the site: who a robot is, what becomes of what it says, what waits for it. */
export type RobotDoor = {
  /** The robot of a serial number and its secret; null when unknown, wrong or blocked. */
  find(credential: { serial: string; secret: string }): Promise<Device>
  /** The robot of a serial number, behind a broker that asked for its secret itself. */
  known(serial: string): Promise<Device>
  /** Resolves when what it said is stored, with what is answered. @throws AppError for what would be refused again. */
  take(robot: Robot, topic: RobotTopic, body: unknown): Promise<object | undefined>
  /** The session of a robot with our own broker is up, or still is; or it ended. */
  session(robot: Robot, is_up: boolean): Promise<void>
  /** Our own broker opens: no session is up. */
  noSessions(): Promise<void>
  /** The commands that are to be handed out now. */
  outbox(robot: Robot): Promise<object[]>
}

/** The most bytes of a message. */
export const MOST_BYTES = 64 * 1024
/** The longest name of a message that is said back. */
const MOST_SIGNS = 64
export const tooLarge = (topic: RobotTopic) => ({
  re: { topic },
  error: 'A mensagem passa de 64 kB: mande em partes menores.',
})

/**
 * Takes a message; resolves when it may be acknowledged, with what is answered on `replies`, where `re` says which message
 * that is about. What is refused for good (no JSON, a wrong shape) is answered with its error: sent again it would be refused
 * again.
 * @throws when it could not be stored now: then it must not be acknowledged.
 */
export async function takeMessage(door: RobotDoor, robot: Robot, topic: RobotTopic, payload: Buffer) {
  const body = topic === 'status' ? payload.toString('utf8', 0, 20) : jsonOf(payload)
  const reply = body === undefined ? { error: 'A mensagem não é JSON.' } : await answerTo(door, robot, topic, body)
  return reply && { re: { topic, ...numbersOf(body) }, ...reply }
}

async function answerTo(door: RobotDoor, robot: Robot, topic: RobotTopic, body: unknown) {
  try {
    return await door.take(robot, topic, body)
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    return { error: error.message, ...(error.data.errors && { errors: error.data.errors }) }
  }
}

/** Under which start and number it was said, and what the robot itself calls it. */
function numbersOf(body: unknown) {
  const said: { boot?: unknown; seq?: unknown; id?: unknown } = typeof body === 'object' && body !== null ? body : {}
  return {
    ...(typeof said.id === 'string' && said.id.length <= MOST_SIGNS && { id: said.id }),
    ...(typeof said.boot === 'number' && { boot: said.boot }),
    ...(typeof said.seq === 'number' && { seq: said.seq }),
  }
}

function jsonOf(payload: Buffer): unknown {
  try {
    return JSON.parse(payload.toString('utf8'))
  } catch {
    return undefined
  }
}
