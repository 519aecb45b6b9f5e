import type { ModeProgram } from '#domains/control/modes/mode-program.schemas.ts'
import type { Fault } from './faults.ts'
import { type KeptOutbox, robotOutbox } from './outbox.ts'
import type { Command, Hello, Values, Way, Wishes } from './protocol.ts'
import { robotBody, rounded, type SafetyMemory, wateringMeter } from './robot-body.ts'

const KEPT_COMMANDS = 64

type Answer = { state: string; reason?: string }

/** What outlives its power: a real one has it in its flash. Plain JSON. */
export type KeptRobot = {
  boot: number
  firmware: string
  config: Hello | null
  wishes: Wishes
  program: ModeProgram | null
  done: [id: string, answer: Answer][]
  safety: SafetyMemory
  outbox: KeptOutbox
}

export type RobotOptions = {
  way: Way
  /** Milliseconds since 1970 by the robot's clock. */
  now: () => number
  seed: string
  firmware?: string
  faults?: Fault[]
  /** Instead of what the server asks for. */
  interval_seconds?: number
  /** What it kept when it lost its power. */
  kept?: KeptRobot
  say?: (line: string) => void
  /** Told what it measured, with or without network: its house. */
  onMeasured?: (now: { firmware: string; sensors: string[]; readings: Values }) => void
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
  kept,
  say = () => undefined,
  onMeasured = () => undefined,
  ...options
}: RobotOptions) {
  const body = robotBody(seed, now(), kept?.safety)
  const { random } = body
  const meter = wateringMeter()
  let config = kept?.config ?? null
  let wishes: Wishes = kept?.wishes ?? { version: 0, mode: null, manual: {} }
  let program = kept?.program ?? null
  let measured = 0
  let readings: Values = {}
  let running = kept?.firmware ?? firmware
  let boot = nextBoot(kept?.boot)
  let offlineSince: number | undefined
  /** It has not heard yet, since it started or was without network, what it shall be. */
  let unsure = true
  let closed = false
  let sending: Promise<void> | undefined
  const done = new Map(kept?.done)

  const has = (fault: Fault) => faults.includes(fault)
  /** Faults that come and go do so in the first minutes of each hour. */
  const inTrouble = (fault: Fault, at = now()) => has(fault) && Math.floor(at / 60_000) % 60 < 7

  const when = (at: number) =>
    has('noclock') ? { age_ms: Math.max(0, Math.round(now() - at)) } : { ts: new Date(at).toISOString() }
  const outbox = robotOutbox({ way, when, twice: has('repeat'), boot, kept: kept?.outbox })
  const tell = (kind: string, data: Record<string, unknown>, at = now()) => outbox.tell(kind, data, at)

  function nextBoot(before = 0) {
    return Math.max(before + 1, Math.floor(now() / 1000))
  }

  /** Starts: says why, and asks what it shall be; without network it goes on with what it kept. */
  async function start(cause = 'power') {
    tell('boot', { cause, firmware: running, hardware: 'virtual' })
    way.onCommand((command) => void obey(command))
    await greet().catch(lost)
  }

  async function greet() {
    config = await way.hello()
    unsure = false
    follow(config.desired, config.program)
  }

  function lost(error: Error) {
    offlineSince ??= now()
    unsure = true
    say(`sem resposta: ${error.message}`)
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

  async function carryOut({ kind, payload }: Command): Promise<Answer> {
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
    boot = nextBoot(boot)
    outbox.restarted(boot)
    body.forget()
    tell('boot', { cause, firmware: running, hardware: 'virtual' })
  }

  /** The tent up to now; what changed is told, with its reasons. */
  function live() {
    const { channels, leaf_offset } = config ?? { channels: [], leaf_offset: 0 }
    for (const change of body.live(now(), { channels, program, manual: wishes.manual, leaf_offset, sensed })) {
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

  /** What the sensors of its model give of what there is: what its blocks see is what it tells. */
  function sensed(all: Values, at: number): Values {
    const values: Values = {}
    for (const key of config?.sensors ?? []) if (key in all) values[key] = all[key] ?? null
    if (inTrouble('null', at) && 'humidity' in values) values.humidity = null
    if (inTrouble('stuck', at) && 'temperature' in values) values.temperature = 25
    if (inTrouble('spike', at) && random.chance(0.3) && 'temperature' in values) values.temperature = 85
    return values
  }

  function measure() {
    measured = body.lived()
    readings = sensed(body.readings(config?.channels ?? []), measured)
    outbox.measured(measured, readings)
    onMeasured({ firmware: running, sensors: config?.sensors ?? [], readings })
  }

  /** Says what is kept, asks what it shall be when it was away, does what it is told. */
  async function send() {
    if (inTrouble('offline')) {
      offlineSince ??= now()
      unsure = true
      return
    }
    try {
      await outbox.sayEvents()
      if (unsure) await greet()
      if (offlineSince !== undefined) {
        tell('connect', { rssi: -60, offline_seconds: Math.round((now() - offlineSince) / 1000), cause: 'wifi' })
        offlineSince = undefined
      }
      await outbox.sayEvents()
      await outbox.sayReadings()
      for (const command of await way.commands()) await obey(command)
    } catch (error) {
      lost(error as Error)
    }
  }

  const interval = () => options.interval_seconds ?? config?.interval_seconds ?? 30

  return {
    start,
    /** Lives up to now, measures when it is time, says what there is to say; goes on living while an answer is awaited. */
    async tick() {
      if (closed) return
      live()
      if (body.lived() - measured >= interval() * 1000) measure()
      if (has('reboot') && random.chance(0.002)) await restart('brownout')
      if (sending) return
      sending = send().finally(() => {
        sending = undefined
      })
      await sending
    },
    levels: body.levels,
    waiting: outbox.waiting,
    kept: (): KeptRobot =>
      structuredClone({
        ...{ boot, firmware: running, config, wishes, program },
        ...{ done: [...done], safety: body.safety(), outbox: outbox.kept() },
      }),
    async close() {
      closed = true
      await way.close()
    },
  }
}
export type VirtualRobot = ReturnType<typeof virtualRobot>
