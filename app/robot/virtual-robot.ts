import type { ModeProgram } from '#domains/control/modes/mode-program.schemas.ts'
import type { Fault } from './faults.ts'
import type { Batch, Command, Hello, Values, Way, Wishes } from './protocol.ts'
import { robotBody, rounded, wateringMeter } from './robot-body.ts'

/** Kept through restarts and through time without network, as a real one keeps it in its flash. */
const MOST_POINTS = 20_000
const MOST_IN_BATCH = 300
const KEPT_COMMANDS = 64

type Dated<T> = { at: number; what: T }

export type RobotOptions = {
  way: Way
  /** Milliseconds since 1970 by the robot's clock. */
  now: () => number
  seed: string
  firmware?: string
  faults?: Fault[]
  /** Instead of what the server asks for. */
  interval_seconds?: number
  say?: (line: string) => void
}

/**
 * A robot in a tent: measures, runs its mode's program, keeps what it can't send, carries out each command once. `tick`
 * makes it live up to now; who drives it decides how often that is.
 */
export function virtualRobot({
  way,
  now,
  seed,
  firmware = '1.4.2',
  faults = [],
  say = () => undefined,
  ...options
}: RobotOptions) {
  const body = robotBody(seed, now())
  const { random } = body
  const meter = wateringMeter()
  let config: Hello | undefined
  let wishes: Wishes = { version: 0, mode: null, manual: {} }
  let program: ModeProgram | null = null
  let measured = 0
  let running = firmware
  let boot = Math.floor(now() / 1000)
  let [seq, eventSeq] = [0, 0]
  let points: Dated<Values>[] = []
  let told: (Dated<{ seq: number; kind: string; data: Record<string, unknown> }> & { boot: number })[] = []
  /** Sent again unchanged until it is acknowledged. */
  let batchUnderWay: { batch: Batch; taken: number } | undefined
  let offlineSince: number | undefined
  let closed = false
  const done = new Map<string, { state: string; reason?: string }>()

  const tell = (kind: string, data: Record<string, unknown>, at = now()) => {
    told.push({ boot, at, what: { seq: ++eventSeq, kind, data } })
  }
  const has = (fault: Fault) => faults.includes(fault)
  /** Faults that come and go do so in the first minutes of each hour. */
  const inTrouble = (fault: Fault) => has(fault) && Math.floor(now() / 60_000) % 60 < 7

  /** Starts: says why, and asks what it shall be. */
  async function start(cause = 'power') {
    tell('boot', { cause, firmware: running, hardware: 'virtual' })
    await greet()
    way.onCommand((command) => void obey(command))
  }

  async function greet() {
    config = await way.hello()
    follow(config.desired, config.program)
  }

  function follow(wanted: Wishes, next: ModeProgram | null) {
    if (wanted.mode?.hash !== wishes.mode?.hash) body.forget()
    if (next || !wanted.mode) program = next
    wishes = wanted
    report()
  }

  const report = () =>
    tell('state', {
      version: wishes.version,
      mode: wishes.mode && { slug: wishes.mode.slug, version: wishes.mode.version, hash: wishes.mode.hash },
      channels: Object.fromEntries(Object.entries(body.levels()).map(([slug, { level, by }]) => [slug, { level, by }])),
      firmware: running,
      hardware: 'virtual',
      rssi: Math.round(random.between(-68, -52)),
      uptime_seconds: Math.round(now() / 1000 - boot),
    })

  /** Each once: a repeated one is only answered again. */
  async function obey(command: Command) {
    const before = done.get(command.id)
    if (before) return tell('command', { id: command.id, ...before })
    tell('command', { id: command.id, state: 'recebido' })
    const result = Date.parse(command.expires_at) < now() ? failed('expired') : await carryOut(command)
    done.set(command.id, result)
    const oldest = done.size > KEPT_COMMANDS ? done.keys().next().value : undefined
    if (oldest) done.delete(oldest)
    tell('command', { id: command.id, ...result })
    report()
  }

  const failed = (reason: string) => ({ state: 'falhou', reason })
  const carried = { state: 'executado' }

  async function carryOut({ kind, payload }: Command): Promise<{ state: string; reason?: string }> {
    say(`${kind} ${JSON.stringify(payload).slice(0, 120)}`)
    const version = Number(payload.version ?? wishes.version)
    if (kind === 'change_mode') {
      if (version < wishes.version) return carried
      follow({ ...wishes, version, mode: payload.mode as Wishes['mode'] }, payload.program as ModeProgram)
      return carried
    }
    if (kind === 'set_channel') {
      const { [String(payload.channel)]: _, ...rest } = wishes.manual
      const level = payload.level as number | null
      const manual =
        level === null
          ? rest
          : { ...rest, [String(payload.channel)]: { level, until: (payload.until as string) ?? null } }
      wishes = { ...wishes, version: Math.max(version, wishes.version), manual }
      return carried
    }
    if (kind === 'restart') {
      await restart('restart')
      return carried
    }
    if (kind === 'rotate_credential') {
      await way.rotate()
      return carried
    }
    if (kind === 'update_firmware') return update(payload)
    if (kind === 'forget') {
      wishes = { version, mode: null, manual: {} }
      program = null
      return carried
    }
    return failed('unknown_command')
  }

  async function update({ version, force }: Record<string, unknown>) {
    const wanted = String(version)
    const [old, fresh] = [running, wanted].map((one) =>
      one.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0),
    ) as [number, number]
    if (fresh < old && !force) {
      tell('firmware', { version: wanted, state: 'falhou', reason: 'downgrade' })
      return failed('downgrade')
    }
    if (fresh !== old) {
      for (const state of ['baixando', 'verificada', 'aplicando']) tell('firmware', { version: wanted, state })
      running = wanted
      await restart('update')
    }
    tell('firmware', { version: wanted, state: 'confirmada' })
    return carried
  }

  async function restart(cause: string) {
    boot = Math.max(boot + 1, Math.floor(now() / 1000))
    ;[seq, eventSeq] = [0, 0]
    body.forget()
    tell('boot', { cause, firmware: running, hardware: 'virtual' })
  }

  /** The tent up to now; what changed is told, with its reasons. */
  function live() {
    const { channels, leaf_offset } = config ?? { channels: [], leaf_offset: 0 }
    for (const change of body.live(now(), { channels, program, manual: wishes.manual, leaf_offset })) {
      const { at, slug, kind, now: level } = change
      const mode = wishes.mode && { slug: wishes.mode.slug, version: wishes.mode.version }
      const why = { mode: mode ?? undefined, block: level.block ?? undefined, inputs: rounded(level.inputs) }
      tell('actuation', { channel: slug, level: level.level, by: level.by, why }, at)
      const watered = kind === 'pump' ? meter(change) : null
      if (!watered) continue
      const { began, seconds, liters } = watered
      tell('watering', { id: `${boot}-${slug}-${Math.round(began / 1000)}`, liters, channel: slug, seconds }, at)
    }
  }

  function measure() {
    const seen = body.readings(config?.channels ?? [])
    const sensors = config?.sensors ?? []
    const values = Object.fromEntries(sensors.filter((key) => key in seen).map((key) => [key, seen[key] ?? null]))
    if (inTrouble('null') && 'humidity' in values) values.humidity = null
    if (inTrouble('stuck') && 'temperature' in values) values.temperature = 25
    if (inTrouble('spike') && random.chance(0.3) && 'temperature' in values) values.temperature = 85
    points.push({ at: body.lived(), what: values })
    if (points.length > MOST_POINTS) points = points.slice(-MOST_POINTS)
  }

  const when = (at: number) =>
    has('noclock') ? { age_ms: Math.max(0, Math.round(now() - at)) } : { ts: new Date(at).toISOString() }

  /** Says what is kept. What fails stays, unchanged, for the next time. */
  async function send() {
    if (inTrouble('offline')) {
      offlineSince ??= now()
      return
    }
    try {
      if (offlineSince !== undefined) {
        tell('connect', { rssi: -60, offline_seconds: Math.round((now() - offlineSince) / 1000), cause: 'wifi' })
        offlineSince = undefined
      }
      while (told.length) {
        const of = told[0]?.boot ?? boot
        const events = told.slice(0, MOST_IN_BATCH).filter((one) => one.boot === of)
        await way.events({ boot: of, events: events.map(({ at, what }) => ({ ...what, ...when(at) })) })
        told = told.slice(events.length)
      }
      while (points.length || batchUnderWay) {
        const part = points.slice(0, MOST_IN_BATCH)
        batchUnderWay ??= {
          batch: { boot, seq: ++seq, points: part.map(({ at, what }) => ({ values: what, ...when(at) })) },
          taken: part.length,
        }
        const { batch, taken } = batchUnderWay
        await way.telemetry(batch)
        if (has('repeat')) await way.telemetry(batch)
        points = points.slice(taken)
        batchUnderWay = undefined
      }
      for (const command of await way.commands()) await obey(command)
    } catch (error) {
      offlineSince ??= now()
      say(`sem resposta: ${(error as Error).message}`)
    }
  }

  const interval = () => options.interval_seconds ?? config?.interval_seconds ?? 30

  return {
    start,
    /** Lives up to now, measures when it is time, says what there is to say. */
    async tick() {
      if (closed) return
      live()
      if (body.lived() - measured >= interval() * 1000) {
        measured = body.lived()
        measure()
      }
      if (has('reboot') && random.chance(0.002)) await restart('brownout')
      await send()
    },
    levels: body.levels,
    waiting: () => points.length + told.length,
    async close() {
      closed = true
      await way.close()
    },
  }
}
export type VirtualRobot = ReturnType<typeof virtualRobot>
