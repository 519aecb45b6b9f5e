import type { IconName } from '#ui/components/icon-names.ts'
import type { ChannelKind } from './channel.kinds.ts'

/** Names are typed by people: the gender is that of the first word's ending. */
export const genderOf = (name: string) => (/^[^ ]*(a|ade|ção|luz)( |$)/i.test(name) ? 'a' : 'o')

/** What a channel drives, as people say it, and its icon. */
export const channelWords: Record<ChannelKind, { label: string; icon: IconName }> = {
  lamp: { label: 'Luz', icon: 'lamp-ceiling' },
  exhaust: { label: 'Exaustor', icon: 'wind' },
  fan: { label: 'Ventilador', icon: 'fan' },
  pump: { label: 'Bomba de rega', icon: 'droplets' },
  heater: { label: 'Aquecedor', icon: 'thermometer' },
  cooler: { label: 'Resfriador', icon: 'waves' },
  humidifier: { label: 'Umidificador', icon: 'droplet' },
  dehumidifier: { label: 'Desumidificador', icon: 'spray-can' },
  co2: { label: 'CO₂', icon: 'flask-conical' },
  other: { label: 'Outro', icon: 'plug' },
}
