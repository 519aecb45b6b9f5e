import type { ModeProgram } from '#domains/robots/control/modes/mode-program.schemas.ts'
import type { ChannelKind } from '#domains/robots/device-models/channels/channel.kinds.ts'

/** What goes over the wire (docs/robot-protocol.md), as the robot's side knows it. */
export type Values = Record<string, number | null>
export type Point = { values: Values } & ({ ts: string } | { age_ms: number })
export type Batch = { boot: number; seq: number; points: Point[] }
export type Told = { seq: number; kind: string; data: Record<string, unknown> } & ({ ts: string } | { age_ms: number })
export type ToldBatch = { boot: number; events: Told[] }

export type Taken = {
  accepted: number
  repeated: number
  rejected: { index: number; sensor?: string; reason: string }[]
  server_time: string
  waiting_commands?: number
}

export type Command = {
  id: string
  kind: string
  payload: Record<string, unknown>
  issued_at: string
  expires_at: string
}

export type Wishes = {
  version: number
  mode: { id: number; slug: string; version: number; hash: string } | null
  manual: Record<string, { level: number; until: string | null }>
}

export type Hello = {
  serial: string
  server_time: string
  interval_seconds: number
  linked: boolean
  leaf_offset: number
  sensors: string[]
  channels: { slug: string; kind: ChannelKind; has_level: boolean; most_on_minutes: number | null }[]
  desired: Wishes
  program: ModeProgram | null
  firmware: { version: string } | null
  mqtt: { host: string; port: number; tls: boolean } | null
}

/** A way of speaking. Each promise is kept when the server has stored what was said; otherwise the robot says it again. */
export type Way = {
  hello: () => Promise<Hello>
  telemetry: (batch: Batch) => Promise<Partial<Taken>>
  events: (batch: ToldBatch) => Promise<Partial<Taken>>
  /** Commands that wait; over MQTT they come by themselves, through `onCommand`. */
  commands: () => Promise<Command[]>
  onCommand: (take: (command: Command) => void) => void
  /** A new secret, already in use from then on. */
  rotate: () => Promise<void>
  close: () => Promise<void>
}
