import type { ChannelKind } from '#domains/robots/device-models/channels/channel.kinds.ts'

type Channel = { kind: ChannelKind; most_on_minutes: number | null }

/** Minutes for which somebody may set a channel by hand. */
export const lasting = [1, 2, 5, 10, 30, 120, 720] as const

/** Water and gas are given by the minute: half an hour of either by one tap would flood or choke a tent. */
const isGiven = (kind: ChannelKind) => kind === 'pump' || kind === 'co2'

/** The choices of a channel, the shortest first: none that its robot would cut short. */
export function lastingOf({ kind, most_on_minutes }: Channel): number[] {
  const allowed = lasting.filter((minutes) => minutes <= (most_on_minutes ?? Number.POSITIVE_INFINITY))
  const usual = allowed.filter((minutes) => isGiven(kind) === minutes < 30)
  return usual.length ? usual : allowed.slice(-1)
}

/** How long one tap turns it on. */
export const switchMinutes = (channel: Channel): number =>
  isGiven(channel.kind) ? Math.min(2, channel.most_on_minutes ?? 2) : (lastingOf(channel)[0] ?? 1)
