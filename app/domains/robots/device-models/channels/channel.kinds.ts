/** What a channel drives. */
export const channelKinds = [
  'lamp',
  'exhaust',
  'fan',
  'pump',
  'heater',
  'cooler',
  'humidifier',
  'dehumidifier',
  'co2',
  'other',
] as const
export type ChannelKind = (typeof channelKinds)[number]
