import { daysBetween } from '#shared/dates.ts'

type History = { on: string; plant_cycle: { slug: string } }[]
export type GrownDays = { days: number; since: 'germinacao' | 'comeco'; flower: number | null }

/** Days of a life until the cut: from germination, or from the first day of a plant without one; and of flower. */
export function grownDays(plant: { started_on: string; cycle_history: History }, cut_on: string): GrownDays {
  const firstDay = (slug: string) =>
    plant.cycle_history
      .filter(({ plant_cycle }) => plant_cycle.slug === slug)
      .map(({ on }) => on)
      .sort()[0]
  const [germination, flower] = [firstDay('germinacao'), firstDay('floracao')]
  const daysSince = (day: string) => Math.max(0, daysBetween(day, cut_on))
  return {
    days: daysSince(germination ?? plant.started_on),
    since: germination ? 'germinacao' : 'comeco',
    flower: flower === undefined ? null : daysSince(flower),
  }
}
