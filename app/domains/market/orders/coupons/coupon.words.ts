import { formatMoney } from '#shared/money.ts'
import { formatPercent } from '#shared/numbers.ts'
import type { CouponKind, CouponState } from './coupon.kinds.ts'

export const couponStateWords: Record<CouponState, { label: string; tone: 'primary' | 'info' | 'neutral' | 'amber' }> =
  {
    valendo: { label: 'Valendo', tone: 'primary' },
    agendado: { label: 'Agendado', tone: 'info' },
    esgotado: { label: 'Esgotado', tone: 'amber' },
    vencido: { label: 'Vencido', tone: 'neutral' },
    desligado: { label: 'Desligado', tone: 'neutral' },
  }

export const couponKindWords: Record<CouponKind, { label: string; text: string }> = {
  percentual: { label: 'Percentual', text: 'Uma parte do preço, como 10 %' },
  valor: { label: 'Valor', text: 'Um valor em reais, como R$ 20' },
  frete_gratis: { label: 'Frete grátis', text: 'A loja paga o frete' },
}

/** '10 % de desconto', 'R$ 20,00 de desconto', 'Frete grátis até R$ 30,00'. */
export function couponWorth({ kind, bps, amount }: { kind: CouponKind; bps: number | null; amount: number | null }) {
  if (kind === 'percentual') return `${formatPercent((bps ?? 0) / 10_000, 2)} de desconto`
  if (kind === 'valor') return `${formatMoney(amount ?? 0)} de desconto`
  return amount ? `Frete grátis até ${formatMoney(amount)}` : 'Frete grátis'
}
