import { formatDay } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'

/** For how long a product opens: what its buyer is told before, in a sentence. */
export const accessWords = ({ kind, access_days }: { kind: string; access_days: number | null }) =>
  kind === 'assinatura'
    ? 'Aberto enquanto a assinatura estiver paga.'
    : access_days === null
      ? 'O acesso não tem prazo.'
      : `O acesso dura ${plural(access_days, 'dia', 'dias')}, contados do pagamento.`

/** What who has access until a day gains by buying more. */
export const gainWords = (until: Date, access_days: number | null) =>
  `Você já tem acesso até ${formatDay(until)}; ${
    access_days === null
      ? 'com esta compra ele fica sem prazo'
      : `esta compra soma ${plural(access_days, 'dia', 'dias')}`
  }.`
