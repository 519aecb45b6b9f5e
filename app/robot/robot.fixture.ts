import type { ModeProgram } from '#domains/robots/control/modes/mode-program.schemas.ts'
import type { Batch, Command, Hello, ToldBatch, Way } from './protocol.ts'
import { virtualRobot } from './virtual-robot.ts'

export const MINUTE = 60_000
const START = Date.parse('2026-11-22T13:00:00Z')
export const flora: ModeProgram = {
  format: 1,
  day: { from: '06:00', to: '18:00' },
  targets: {},
  blocks: [
    { id: 'luz', channel: 'luz', when: { kind: 'light', is: 'day' }, level: 80, for_minutes: null },
    {
      id: 'rega',
      channel: 'bomba',
      when: { kind: 'clock', from: '12:00', to: '12:03' },
      level: 100,
      for_minutes: null,
    },
  ],
}
export const hello = (program: ModeProgram | null = flora): Hello => ({
  serial: 'GZ00000001',
  server_time: '2026-11-22T15:00:00Z',
  interval_seconds: 60,
  linked: true,
  leaf_offset: -1.5,
  sensors: ['temperature', 'humidity'],
  channels: [
    { slug: 'luz', kind: 'lamp', has_level: true, most_on_minutes: null },
    { slug: 'bomba', kind: 'pump', has_level: false, most_on_minutes: 10 },
  ],
  desired: { version: 1, mode: { id: 1, slug: 'flora', version: 1, hash: 'a' }, manual: {} },
  program,
  firmware: null,
  mqtt: null,
})

/** A server that keeps what it is told, and can be out of reach. */
export function aServer(program?: ModeProgram) {
  const batches: Batch[] = []
  const told: ToldBatch['events'] = []
  let answer = hello(program)
  let [up, waiting]: [boolean, Command[]] = [true, []]
  const reached = () => {
    if (!up) throw new Error('no network')
  }
  const way: Way = {
    hello: async () => {
      reached()
      return answer
    },
    telemetry: async (batch) => {
      reached()
      batches.push(structuredClone(batch))
      return {}
    },
    events: async ({ events }) => {
      reached()
      told.push(...events)
      return {}
    },
    commands: async () => {
      reached()
      return waiting
    },
    onCommand: () => undefined,
    rotate: async () => undefined,
    close: async () => undefined,
  }
  return {
    way,
    batches,
    told,
    points: () => batches.flatMap(({ points }) => points),
    kinds: (kind: string) => told.filter((one) => one.kind === kind).map(({ data }) => data),
    cut: () => {
      up = false
    },
    mend: () => {
      up = true
    },
    /** What it answers to hello from now on. */
    wish: (next: Hello) => {
      answer = next
    },
    queue: (commands: Command[]) => {
      waiting = commands
    },
  }
}

/** A robot that was started at 10:00 in São Paulo, and its time. */
export async function aRobot(
  options: Partial<Parameters<typeof virtualRobot>[0]> = {},
  server: ReturnType<typeof aServer> = aServer(),
) {
  const clock = { now: START }
  const robot = virtualRobot({ way: server.way, now: () => clock.now, seed: 'a', ...options })
  await robot.start()
  const pass = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute++) {
      clock.now += MINUTE
      await robot.tick()
    }
  }
  return { ...server, robot, pass, clock }
}
