import { dayKey, daysBetween, formatDay } from '#shared/dates.ts'
import { formatMeasure, formatNumber, formatTyped, plural } from '#shared/numbers.ts'
import { formatRelativeDay } from '#shared/relative-time.ts'
import type { WateringAdvice, WateringReason } from './watering-advice.schemas.ts'

type Next = NonNullable<WateringAdvice['next']>

/** What would be needed to say more. */
export const missingWords: Record<NonNullable<WateringAdvice['missing']>, string> = {
  watering: 'Anote a primeira rega dela.',
  interval: 'Falta mais uma rega anotada, ou o vaso na montagem.',
  recent: 'Faz tempo que nenhuma rega é anotada.',
}

/** 'Próxima rega: amanhã'; once it is time 'Próxima rega: hoje'. */
export const nextWords = ({ next }: Pick<WateringAdvice, 'next'>, now: Date) =>
  `Próxima rega: ${next ? formatRelativeDay(dayKey(isTime(next, now) ? now : next.at), now) : 'sem dados'}`

const isTime = ({ at }: Pick<Next, 'at'>, now: Date) => at <= now

/** What that rests on: 'palpite'; once it is time 'costuma ser a cada 3 dias'. */
export function sureWords({ next, reasons }: Pick<WateringAdvice, 'next' | 'reasons'>, now: Date): string | null {
  const intervals = reasons.find((reason) => reason.kind === 'intervals')
  if (next && intervals && isTime(next, now)) return `costuma ser ${everyWords(intervals)}`
  return next && (next.sure ? 'bastante seguro' : 'palpite')
}

/** 'Entre qui, 20 de nov e sáb, 22 de nov.'; of days to come alone. */
export function rangeWords({ from, to }: Next, now: Date): string {
  const [first, last] = [formatDay(from, now), formatDay(to, now)]
  if (daysBetween(now, to) < 0) return 'Já passou do costume dela.'
  if (daysBetween(now, from) <= 0) return `Até ${last}.`
  return first === last ? `Em ${first}.` : `Entre ${first} e ${last}.`
}

/** Half days: nobody waters more exactly. */
const halves = (days: number) => Math.max(0.5, Math.round(days * 2) / 2)
const daysWords = (days: number) => `${formatNumber(halves(days))} ${halves(days) < 2 ? 'dia' : 'dias'}`

type Span = { least_days: number; most_days: number }

/** In whole days: 'a cada 3 dias', 'a cada 1 a 3 dias'. */
function everyWords({ least_days, most_days }: Span) {
  if (halves(most_days) < 1) return 'mais de uma vez por dia'
  const [least, most] = [least_days, most_days].map((days) => Math.max(1, Math.round(days))) as [number, number]
  return `a cada ${least === most ? '' : `${least} a `}${plural(most, 'dia', 'dias')}`
}

const changes = {
  cycle: () => 'A fase mudou desde essas regas',
  litres: () => 'O vaso mudou desde essas regas',
  vpd: (times: number) => `O VPD ${times < 1 ? 'subiu' : 'caiu'} desde essas regas`,
  day: (times: number) => `O sol está mais ${times < 1 ? 'forte' : 'fraco'} que nessas regas`,
}
const MUCH = 0.25
const shiftWords = (times: number) =>
  `${Math.abs(times - 1) < MUCH ? 'um pouco' : 'bem'} ${times < 1 ? 'antes' : 'depois'}`

export function reasonWords(reason: WateringReason): string {
  switch (reason.kind) {
    case 'intervals': {
      const [least, most] = [halves(reason.least_days), halves(reason.most_days)]
      const range = least === most ? daysWords(most) : `${formatNumber(least)} a ${daysWords(most)}`
      return `As últimas ${plural(reason.count + 1, 'rega', 'regas')}: ${range} entre uma e outra.`
    }
    case 'forgotten':
      return reason.count === 1
        ? `Um intervalo de ${daysWords(reason.most_days)} ficou de fora: parece que faltou anotar uma rega.`
        : `${reason.count} intervalos de até ${daysWords(reason.most_days)} ficaram de fora: parece que faltou anotar regas.`
    case 'changed':
      return `${changes[reason.what](reason.times)}: a próxima vem ${shiftWords(reason.times)}.`
    case 'pot':
      return `Um vaso de ${formatTyped(reason.litres, 'L')} como o dela dura uns ${daysWords(reason.days)}.`
    case 'weighings': {
      const loses = `${reason.count} pesagens desde a última rega: o vaso perde ${formatMeasure(reason.grams_a_day, 'g', 0)} por dia`
      return reason.left_g === 0
        ? `${loses} e já pesa o que pesava quando você regou.`
        : `${loses}, faltam ${formatMeasure(reason.left_g, 'g', 0)} para o peso em que você rega.`
    }
  }
}
