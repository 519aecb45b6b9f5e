import { formatNumber, parseNumber } from '#shared/numbers.ts'
import type { HarvestQuery } from './harvests.schemas.ts'

type Name = keyof HarvestQuery

/** Input fields of the page with their limits; values are kept in the URL. */
export const harvestFields: Record<Name, { label: string; from: number; to: number; example: string }> = {
  fresh_water: { label: 'Água na colheita', from: 0, to: 99, example: '78' },
  target_water: { label: 'Água no fim', from: 0, to: 99, example: '12' },
  kwh: { label: 'Energia do espaço', from: 0, to: 100_000, example: '310' },
  tariff: { label: 'Tarifa', from: 0, to: 20, example: '0,95' },
}
const names = Object.keys(harvestFields) as Name[]

/** Parses the URL: valid values, the raw text, and an error message for each invalid field. */
export function readHarvestFields(params: URLSearchParams) {
  const typed = Object.fromEntries(names.map((name) => [name, params.get(name)?.slice(0, 20) ?? '']))
  const query: HarvestQuery = {}
  const errors: Record<string, string[]> = {}
  for (const name of names) {
    const { from, to, example } = harvestFields[name]
    const value = parseNumber(typed[name] ?? '')
    if (value === null) continue
    if (Number.isNaN(value)) errors[name] = [`Escreva só o número, como ${example}.`]
    else if (value < from || value > to)
      errors[name] = [`Escreva um valor de ${formatNumber(from)} a ${formatNumber(to)}.`]
    else query[name] = value
  }
  if ((query.target_water ?? 0) >= (query.fresh_water ?? 100))
    errors.target_water = ['No fim há menos água do que na colheita. Confira os dois valores.']
  return { query, typed, errors }
}
