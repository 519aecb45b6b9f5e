import { plural } from '#shared/numbers.ts'
import type { Limits } from '../causes/deserving.model.ts'

/** How often an action counts: 'uma vez a cada 2 dias', 'até 3 vezes por dia'. */
export function limitWords({ daily_cap, cooldown_hours }: Limits): string {
  if (!cooldown_hours) return `até ${plural(daily_cap, 'vez', 'vezes')} por dia`
  const days = cooldown_hours % 24 === 0 && cooldown_hours / 24
  return `uma vez a cada ${days ? plural(days, 'dia', 'dias') : plural(cooldown_hours, 'hora', 'horas')}`
}
