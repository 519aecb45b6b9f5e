import type { WateringFacts } from '#domains/growing/cultivation/watering-advice/watering-advice.model.ts'
import { dayKey } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { chanceOf } from '#world/chance.ts'

const DAYS = 110
const FLOWERS_ON = 45
const START = Date.parse('2026-03-01T11:00:00Z')

/**
 * Pots reckoned day by day, by another rule than the advice: leaves grow along an S, the plant drinks in proportion to them and to
 * the VPD, which comes in spells; its grower looks each morning and evening, waters at some third that is left, give or
 * take, and notes eleven of twelve.
 */
export const dryingPots = (count: number): WateringFacts[] => Array.from({ length: count }, (_, i) => aPot(i))

function aPot(i: number): WateringFacts {
  const chance = chanceOf('drying pot', i)
  const litres = [3, 7, 11, 20][chance.int(0, 3)] ?? 11
  const full = litres * 300
  const vpd = new Map<string, number>()
  const waterings: Date[] = []
  let [water, air] = [full, 1]
  for (let half = 0; half < DAYS * 2; half++) {
    const at = new Date(START + (half * DAY) / 2)
    if (half % 2 === 0) air = Math.min(2.2, Math.max(0.4, 1.05 + 0.85 * (air - 1.05) + (chance.next() - 0.5) * 0.45))
    vpd.set(dayKey(at), air)
    const leaves = 0.15 + 0.85 / (1 + Math.exp((38 - half / 2) / 8))
    water -= 125 * Math.sqrt(litres) * leaves * air
    if (water > full * (0.35 + (chance.next() - 0.5) * 0.2)) continue
    water = full
    if (chance.chance(11 / 12)) waterings.push(at)
  }
  const phases = [
    { on: dayKey(START), slug: 'vegetativo' },
    { on: dayKey(START + FLOWERS_ON * DAY), slug: 'floracao' },
  ]
  const still = { weighings: [], substrate: 'solo', outdoors: false, pots: [{ at: new Date(0), litres }] }
  return { ...still, waterings, cycles: phases, vpd }
}
