import { daysBetween, formatDay } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'

type Due = { post_by: string; picks_up: boolean }

/** 'Postar até seg, 30 de nov'; once that is over, for how long: 'Atrasado há 3 dias'. */
export function postByInWords({ post_by, picks_up }: Due, today: string): string {
  if (today > post_by) return `Atrasado há ${plural(daysBetween(post_by, today), 'dia', 'dias')}`
  const when = today === post_by ? 'hoje' : `até ${formatDay(post_by, today)}`
  return `${picks_up ? 'Deixar pronto' : 'Postar'} ${when}`
}
