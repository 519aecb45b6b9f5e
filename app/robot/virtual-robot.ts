import type { ModeProgram } from '#domains/robots/control/modes/mode-program.schemas.ts'
import type { Fault } from './faults.ts'
import {
  type KeptProgram,
  type LocalWishes,
  manualWith,
  nothingLocal,
  setAfter,
  toldOf,
  withProgram,
} from './local-wishes.ts'
import { type KeptOutbox, robotOutbox } from './outbox.ts'
import type { Command, Hello, Values, Way, Wishes } from './protocol.ts'
import { type Change, robotBody, rounded, type SafetyMemory, wateringMeter } from './robot-body.ts'

const KEPT_COMMANDS = 64

type Answer = { state: string; reason?: string }

/** What outlives its power: a real one has it in its flash. Plain JSON. */
export type KeptRobot = {
  boot: number
  firmware: string
  config: Hello | null
  wishes: Wishes
  local: LocalWishes
  programs: KeptProgram[]
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
  /** What was measured last in its tent, by whoever was it before. */
  seen?: Values
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
  seen,
  say = () => undefined,
  onMeasured = () => undefined,
  ...options
}: RobotOptions) {
  const body = robotBody(seed, now(), kept?.safety, seen)
  const { random } = body
  const meter = wateringMeter()
  let config = kept?.config ?? null
  let wishes: Wishes = kept?.wishes ?? { version: 0, mode: null, manual: {} }
  let local = kept?.local ?? nothingLocal()
  let programs = kept?.programs ?? []
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
    await outbox.sayEvents().then(greet).catch(lost)
  }

  /** After everything was told: what was set here until now is decided by the answer. */
  async function greet() {
    const asked = now()
    unsure = false
    config = await way.hello()
    local = setAfter(local, asked)
    follow(config.desired, config.program)
  }

  function lost(error: Error) {
    offlineSince ??= now()
    unsure = true
    say(`sem resposta: ${error.message}`)
  }

  function follow(wanted: Wishes, program: ModeProgram | null) {
    if (wanted.mode && program) programs = withProgram(programs, { mode: wanted.mode, program })
    if (wanted.mode?.hash !== wishes.mode?.hash) body.forget()
    wishes = wanted
    // What it does now, not what it did before it knew: a state names each channel.
    noteChanges(body.decide(setup()))
    report()
  }

  const mode = () => local.mode ?? wishes.mode

  const report = () => {
    const running_mode = mode()
    const set = toldOf(local)
    tell('state', {
      version: wishes.version,
      mode: running_mode && {
        ...{ slug: running_mode.slug, version: running_mode.version, hash: running_mode.hash },
        ...set.mode,
      },
      ...(Object.keys(set.manual).length && { manual: set.manual }),
      channels: Object.fromEntries(Object.entries(body.levels()).map(([slug, { level, by }]) => [slug, { level, by }])),
      firmware: running,
      hardware: 'virtual',
      rssi: Math.round(random.between(-68, -52)),
      uptime_seconds: Math.round(now() / 1000 - boot),
    })
  }

  /** Set on the robot itself: works at once, is told, and then what the server makes of it is asked. */
  function setHere(change: Partial<LocalWishes>) {
    live()
    if (change.mode && change.mode.hash !== mode()?.hash) body.forget()
    local = { ...local, ...change }
    unsure = true
    noteChanges(body.decide(setup()))
    report()
  }

  /** Each once: a repeated one is only answered again. */
  async function obey(command: Command) {
    const before = done.get(command.id)
    if (before) return tell('command', { id: command.id, ...before })
    tell('command', { id: command.id, state: 'recebido' })
    const result =
      Date.parse(command.expires_at) < now()
        ? failed('expired')
        : isOutdated(command)
          ? failed('newer_on_robot')
          : await carryOut(command)
    done.set(command.id, result)
    const oldest = done.size > KEPT_COMMANDS ? done.keys().next().value : undefined
    if (oldest) done.delete(oldest)
    tell('command', { id: command.id, ...result })
    report()
  }

  const failed = (reason: string) => ({ state: 'falhou', reason })
  const carried = { state: 'executado' }

  /** Asked for before the same was set on the robot itself. */
  function isOutdated({ kind, payload, issued_at }: Command) {
    const set =
      kind === 'change_mode' ? local.mode : kind === 'set_channel' ? local.manual[String(payload.channel)] : undefined
    return !!set && Date.parse(issued_at) < set.at
  }

  async function carryOut({ kind, payload }: Command): Promise<Answer> {
    say(`${kind} ${JSON.stringify(payload).slice(0, 120)}`)
    const version = Number(payload.version ?? wishes.version)
    if (version < wishes.version) {
      // What was wished later stands already; with what else was wished until then `hello` comes.
      unsure = true
      return carried
    }
    if (kind === 'change_mode') {
      local = { ...local, mode: null }
      follow({ ...wishes, version, mode: payload.mode as Wishes['mode'] }, payload.program as ModeProgram)
      return carried
    }
    if (kind === 'set_channel') {
      const slug = String(payload.channel)
      const { [slug]: _, ...rest } = wishes.manual
      const { [slug]: __, ...others } = local.manual
      local = { ...local, manual: others }
      const level = payload.level as number | null
      const manual = level === null ? rest : { ...rest, [slug]: { level, until: (payload.until as string) ?? null } }
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
      local = nothingLocal()
      programs = []
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
    // Then it tells again what is on: its start ended all.
    unsure = true
    tell('boot', { cause, firmware: running, hardware: 'virtual' })
  }

  const setup = () => ({
    channels: config?.channels ?? [],
    leaf_offset: config?.leaf_offset ?? 0,
    program: programs.find(({ mode: { hash } }) => hash === mode()?.hash)?.program ?? null,
    manual: manualWith(wishes, local),
    sensed,
  })

  /** The tent up to now. */
  const live = () => noteChanges(body.live(now(), setup()))

  /** What changed is told, with its reasons. */
  function noteChanges(changes: Change[]) {
    const its = mode()
    for (const change of changes) {
      const { at, slug, kind, now: level } = change
      const why = {
        mode: its ? { slug: its.slug, version: its.version } : undefined,
        block: level.block ?? undefined,
        inputs: rounded(level.inputs),
      }
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

  /** Without those whose time is over. */
  const currentManual = () =>
    Object.fromEntries(
      Object.entries(manualWith(wishes, local)).filter(([, { until }]) => !until || Date.parse(until) > now()),
    )

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
    /** A level set on the robot itself; null lets go. False: it has no such channel. */
    setLevel(slug: string, level: number | null, until: string | null) {
      if (!config?.channels.some((one) => one.slug === slug)) return false
      setHere({ manual: { ...local.manual, [slug]: { level, until: level === null ? null : until, at: now() } } })
      return true
    },
    /** One of the programs that it keeps, by its hash. False: it keeps none such. */
    chooseProgram(hash: string) {
      const found = programs.find((one) => one.mode.hash === hash)
      if (found) setHere({ mode: { ...found.mode, at: now() } })
      return !!found
    },
    /** All that whoever stands before it may see. */
    look: () => ({
      now: now(),
      connected: offlineSince === undefined,
      measured_at: measured || null,
      readings,
      mode: mode(),
      programs: programs.map((one) => one.mode),
      channels: (config?.channels ?? []).map((channel) => ({
        ...channel,
        ...{ on: body.levels()[channel.slug] ?? null, manual: currentManual()[channel.slug] ?? null },
      })),
    }),
    levels: body.levels,
    waiting: outbox.waiting,
    kept: (): KeptRobot =>
      structuredClone({
        ...{ boot, firmware: running, config, wishes, local, programs },
        ...{ done: [...done], safety: body.safety(), outbox: outbox.kept() },
      }),
    async close() {
      closed = true
      await way.close()
    },
  }
}
export type RobotLook = ReturnType<VirtualRobot['look']>
export type VirtualRobot = ReturnType<typeof virtualRobot>
