import type { ClimateSeries } from '../climate-series.kinds.ts'

type Words = { title: string; unit: string; digits: number; colour: string; text: string }

/** Label and style of each series; sensor colours are the same on all pages. */
export const seriesWords: Record<ClimateSeries, Words> = {
  temperature: {
    title: 'Temperatura',
    unit: '°C',
    digits: 1,
    colour: '--color-sensor-temperature',
    text: 'text-sensor-temperature-text',
  },
  humidity: {
    title: 'Umidade',
    unit: '%',
    digits: 0,
    colour: '--color-sensor-humidity',
    text: 'text-sensor-humidity-text',
  },
  vpd: { title: 'VPD da folha', unit: 'kPa', digits: 2, colour: '--color-sensor-vpd', text: 'text-sensor-vpd-text' },
  ppfd: { title: 'PPFD', unit: 'µmol/m²/s', digits: 0, colour: '--color-sensor-light', text: '' },
  co2: { title: 'CO₂', unit: 'ppm', digits: 0, colour: '--color-primary', text: '' },
}
