import { terms } from '#domains/garden/calculators/term.words.ts'
import { formatNumber, formatTyped } from '#shared/numbers.ts'
import type { Term } from '#ui/components/help.tsx'
import type { ClimateSeries } from '../climate-series.kinds.ts'

/** `short`: beside its value, where room is scarce. `digits` are of what is computed: means, and all of the VPD. */
type Words = { title: string; short: string; unit: string; digits: number; colour: string; text: string; term?: Term }

/** Label and style of each series; sensor colours are the same on all pages. */
export const seriesWords: Record<ClimateSeries, Words> = {
  temperature: {
    title: 'Temperatura',
    short: 'Temperatura',
    unit: '°C',
    digits: 1,
    colour: '--color-sensor-temperature',
    text: 'text-sensor-temperature-text',
  },
  humidity: {
    title: 'Umidade',
    short: 'Umidade',
    unit: '%',
    digits: 0,
    colour: '--color-sensor-humidity',
    text: 'text-sensor-humidity-text',
  },
  vpd: {
    title: 'VPD da folha',
    short: 'VPD',
    unit: 'kPa',
    digits: 2,
    colour: '--color-sensor-vpd',
    text: 'text-sensor-vpd-text',
    term: terms.vpd,
  },
  ppfd: {
    title: 'PPFD',
    short: 'PPFD',
    unit: 'µmol/m²/s',
    digits: 0,
    colour: '--color-sensor-light',
    text: '',
    term: terms.ppfd,
  },
  co2: { title: 'CO₂', short: 'CO₂', unit: 'ppm', digits: 0, colour: '--color-primary', text: '' },
}

/** A robot's reading is kept in four bytes, which tell this many. */
const DIGITS = 7

/**
 * A number of a series: a lowest, a highest and a single reading are as they were typed; the mean of several samples is
 * computed, and so is every VPD.
 */
export function readingNumber(series: ClimateSeries, value: number, { samples }: { samples: number } = { samples: 1 }) {
  const isComputed = series === 'vpd' || samples > 1
  return isComputed ? formatNumber(value, seriesWords[series].digits) : formatTyped(Number(value.toPrecision(DIGITS)))
}

/** '24,25 °C'. */
export const readingInWords = (series: ClimateSeries, value: number, of?: { samples: number }) =>
  `${readingNumber(series, value, of)}\u00a0${seriesWords[series].unit}`
