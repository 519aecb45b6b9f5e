import { z } from 'zod'

const text = (most: number) => z.string().max(most)
const version = text(40)
const level = z.number().min(0).max(100)
const slug = text(40)
/** What the columns hold in which versions and ids are kept. */
const MOST = 2_147_483_647
const count = z.number().int().min(0).max(MOST)
const seconds = z.number().min(0).max(MOST)
const optional = <T extends z.ZodType>(one: T) => one.nullish()
const mode = z.looseObject({ slug, version: count, hash: optional(text(64)) })

/**
 * What robots tell, and what of it must be so for others to rely on it (docs/robot-protocol.md). Unknown fields are kept
 * as they came.
 */
const data = {
  boot: z.looseObject({ cause: text(40), firmware: optional(version), hardware: optional(version) }),
  connect: z.looseObject({
    rssi: optional(z.number().int().min(-200).max(50)),
    offline_seconds: optional(seconds),
    cause: optional(text(40)),
  }),
  command: z.looseObject({
    id: text(64),
    state: z.enum(['recebido', 'executado', 'falhou']),
    reason: optional(text(200)),
  }),
  state: z.looseObject({
    version: optional(count),
    mode: optional(mode),
    channels: optional(z.record(slug, z.looseObject({ level, by: optional(text(20)) }))),
    firmware: optional(version),
    hardware: optional(version),
    rssi: optional(z.number().int().min(-200).max(50)),
    uptime_seconds: optional(seconds),
  }),
  actuation: z.looseObject({
    channel: slug,
    level,
    by: z.enum(['mode', 'manual', 'safety']),
    why: optional(
      z.looseObject({
        mode: optional(z.looseObject({ slug, version: count })),
        block: optional(text(80)),
        inputs: optional(z.record(slug, z.number().nullable())),
        command: optional(text(64)),
      }),
    ),
  }),
  watering: z.looseObject({
    id: text(64).min(1),
    liters: optional(z.number().min(0).max(100_000)),
    channel: optional(slug),
    seconds: optional(seconds),
  }),
  note: z.looseObject({ id: text(64).min(1), text: text(2000) }),
  error: z.looseObject({
    code: text(60),
    text: optional(text(500)),
    sensor: optional(slug),
    channel: optional(slug),
  }),
  firmware: z.looseObject({
    version,
    state: z.enum(['baixando', 'verificada', 'aplicando', 'confirmada', 'falhou', 'voltou']),
    percent: optional(z.number().min(0).max(100)),
    reason: optional(text(200)),
  }),
}

const kind = <K extends keyof typeof data>(name: K) => z.object({ kind: z.literal(name), data: data[name] })

/** What a robot tells, by its kind. */
export const Told = z.discriminatedUnion('kind', [
  kind('boot'),
  kind('connect'),
  kind('command'),
  kind('state'),
  kind('actuation'),
  kind('watering'),
  kind('note'),
  kind('error'),
  kind('firmware'),
])
export type Told = z.infer<typeof Told>
