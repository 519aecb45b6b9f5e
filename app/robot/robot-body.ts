import { leafVpd } from '#domains/garden/calculators/vpd.model.ts'
import {
  decide,
  type EngineLevel,
  type EngineMemory,
  freshMemory,
} from '#domains/robots/control/modes/mode-engine.model.ts'
import type { ModeProgram } from '#domains/robots/control/modes/mode-program.schemas.ts'
import { randomOf } from '#world/random.ts'
import type { Hello, Values, Wishes } from './protocol.ts'
import {
  humidityOf,
  type Levels,
  leafOf,
  ppfdOf,
  restingTent,
  roomAt,
  seenTent,
  stepTent,
  weatherAt,
} from './tent.model.ts'

export type Setup = {
  channels: Hello['channels']
  program: ModeProgram | null
  manual: Wishes['manual']
  leaf_offset: number
  /** What its sensors give of what there is, at a moment; all of it unless said. */
  sensed?: (values: Values, at: number) => Values
}

/** Of what the engine remembers, what safety needs: kept through restarts and changes of mode, without power too. */
export type SafetyMemory = Pick<EngineMemory, 'on_since' | 'cut'>

/** A channel changed its level at a moment (milliseconds since 1970), and why. */
export type Change = {
  at: number
  slug: string
  kind: Hello['channels'][number]['kind']
  before: number
  now: EngineLevel
}

/** Physics in steps of a minute at most. */
const LONGEST_STEP_S = 60
/** How often a real one decides. */
const DECIDES_EVERY_S = 30
const idle: ModeProgram = { format: 1, day: null, targets: {}, blocks: [] }

/** Tent, sensors and outputs of a robot, without any network: the same seed lives the same life. Its tent is as it was `seen`. */
export function robotBody(
  seed: string,
  start: number,
  safety: SafetyMemory = { on_since: {}, cut: [] },
  seen: Values = {},
) {
  const random = randomOf(1, seed)
  const place = random.between(-1, 1)
  const room = (at: number) => roomAt(hourAt(at), weatherAt(at, place))
  const levels: Record<string, EngineLevel> = {}
  let lived = start
  let tent = seenTent(restingTent(room(start)), seen)
  let memory: EngineMemory = { ...freshMemory(), ...safety }

  function driven(channels: Setup['channels']): Levels {
    const sum: Levels = {}
    for (const { slug, kind } of channels)
      if (kind !== 'other') sum[kind] = Math.max(sum[kind] ?? 0, levels[slug]?.level ?? 0)
    return sum
  }

  function readings(channels: Setup['channels']): Values {
    const by = driven(channels)
    const noise = (width: number) => random.between(-width, width)
    return rounded({
      temperature: tent.air + noise(0.08),
      humidity: Math.min(100, humidityOf(tent) + noise(0.4)),
      co2: tent.co2 + noise(8),
      soil_moisture: tent.soil + noise(0.2),
      ppfd: ppfdOf(by) + (by.lamp ? noise(4) : 0),
      leaf_temperature: leafOf(tent, by) + noise(0.1),
    })
  }

  function decideAt(at: number, { channels, program, manual, leaf_offset, sensed = (all) => all }: Setup): Change[] {
    const inputs = withVpd(sensed(readings(channels), at), leaf_offset)
    const decided = decide(program ?? idle, channels, { now: new Date(at), inputs, manual }, memory)
    memory = decided.memory
    return channels.flatMap(({ slug, kind }) => {
      const now = decided.levels[slug]
      const before = levels[slug]?.level ?? 0
      if (!now) return []
      levels[slug] = now
      return now.level === before ? [] : [{ at, slug, kind, before, now }]
    })
  }

  return {
    /** Lives until then, deciding every so often (half a minute); what changed. */
    live(until: number, setup: Setup, decides_every_s = DECIDES_EVERY_S): Change[] {
      const changes: Change[] = []
      while (lived < until) {
        const decides = Math.min(lived + decides_every_s * 1000, until)
        const by = driven(setup.channels)
        while (lived < decides) {
          const seconds = Math.min(LONGEST_STEP_S, (decides - lived) / 1000)
          tent = stepTent(tent, room(lived), by, seconds)
          lived += seconds * 1000
        }
        changes.push(...decideAt(lived, setup))
      }
      return changes
    },
    /** Decides between two steps: somebody set something just now. */
    decide: (setup: Setup) => decideAt(lived, setup),
    readings,
    levels: () => levels,
    lived: () => lived,
    /** As after a restart: what blocks remembered is gone. Safety forgets nothing, or a restart would begin its time anew. */
    forget: () => {
      memory = { ...freshMemory(), ...safetyOf(memory) }
    },
    safety: () => safetyOf(memory),
    random,
  }
}

const safetyOf = ({ on_since, cut }: EngineMemory): SafetyMemory => ({ on_since, cut })

/** Hour of the day in São Paulo (UTC−3), with its fraction. */
const hourAt = (ms: number) => (((ms / 3_600_000 - 3) % 24) + 24) % 24

/** As the server derives it, for blocks that ask for it. */
function withVpd(values: Values, leaf_offset: number): Values {
  const { temperature, humidity } = values
  if (typeof temperature !== 'number' || typeof humidity !== 'number') return values
  return { ...values, vpd: leafVpd({ temperature, humidity, leaf_offset }) }
}

export const rounded = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, value === null ? null : Math.round(value * 100) / 100]),
  )

/** Of a channel that waters, from its changes: litres when it goes off, else null. */
export function wateringMeter(litres_per_second = 0.8 / 60) {
  const since = new Map<string, { at: number; level: number }>()
  return ({ slug, at, now, before }: Change) => {
    if (before === 0) since.set(slug, { at, level: now.level })
    const began = since.get(slug)
    if (now.level || !began) return null
    since.delete(slug)
    const seconds = Math.round((at - began.at) / 1000)
    return { began: began.at, seconds, liters: Math.round(seconds * litres_per_second * began.level) / 100 }
  }
}
