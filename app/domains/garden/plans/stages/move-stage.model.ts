import { daysBetween, formatDay } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import type { StageProgress } from '../progress/plan-progress.model.ts'

type Move = { index: number; to: string }
type Stage = { name: string; days: number }

/**
 * Moves the first day of a stage, typically the flip to flowering: only the future changes. Started stages keep their
 * start, the previous one gets more or fewer days, all later ones shift. Returns the new days of the previous stage, or
 * the reason why not.
 */
export function moveStage(
  stages: readonly Stage[],
  progress: readonly StageProgress[],
  { index, to }: Move,
): { index: number; days: number } | { refused: string } {
  const [stage, before, dates] = [stages[index], stages[index - 1], progress[index]]
  const since = progress[index - 1]
  if (!stage || !dates) return { refused: 'Escolha uma etapa deste plano.' }
  if (dates.state !== 'depois') return { refused: `${stage.name} já começou e não muda mais de data.` }
  if (!before || !since) return { refused: 'Para mudar a primeira etapa, mude o primeiro dia do plano.' }
  const began = [since.planned_on, since.done_on ?? ''].sort().at(-1) as string
  if (to <= began) return { refused: `Escolha um dia depois de ${formatDay(began)}, quando ${before.name} começa.` }
  const days = daysBetween(since.planned_on, to)
  if (days > MOST_DAYS) return { refused: `Escolha um dia até ${formatDay(addDays(since.planned_on, MOST_DAYS))}.` }
  return { index: index - 1, days }
}

/** Maximum days of one stage. */
export const MOST_DAYS = 400
