import { ownValue } from '#shared/own-value.ts'
import type { IconName } from '#ui/components/icon-names.ts'

/** Colours of the sensors that have one, the same on all pages; text, and the line of a chart. */
const looks: Record<string, { text: string; line: string; icon: IconName }> = {
  temperature: { text: 'text-sensor-temperature-text', line: '--color-sensor-temperature', icon: 'thermometer' },
  leaf_temperature: { text: '', line: '--color-secondary', icon: 'leaf' },
  humidity: { text: 'text-sensor-humidity-text', line: '--color-sensor-humidity', icon: 'droplets' },
  vpd: { text: 'text-sensor-vpd-text', line: '--color-sensor-vpd', icon: 'wind' },
  ppfd: { text: '', line: '--color-sensor-light', icon: 'sun' },
  soil_moisture: { text: '', line: '--color-primary', icon: 'sprout' },
}

const plain = { text: '', line: '--color-primary', icon: 'activity' } as const

export const sensorLook = (key: string) => ownValue(looks, key) ?? plain
