import { formatDay } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { Stat, Stats } from '#ui/components/stat.tsx'
import type { PayoutCard } from '../../payouts/payouts.schemas.ts'

type Props = {
  balance: { a_receber: number; disponivel: number; a_caminho: number; pago: number; em_debito: number }
  payouts: Pick<PayoutCard, 'day' | 'state'>[]
}

/** 'Repasse de seg, 30 de nov, até o banco confirmar' */
function onTheWay(payouts: Props['payouts']) {
  const days = payouts.filter(({ state }) => state === 'criado' || state === 'enviado').map(({ day }) => formatDay(day))
  return `${days.length > 1 ? 'Repasses' : 'Repasse'} de ${days.join(' e de ')}, até o banco confirmar`
}

export const BalanceStats = ({ balance, payouts }: Props) => (
  <Stats>
    <Stat
      label="A receber"
      icon="hourglass"
      value={formatMoney(balance.a_receber)}
      hint="Ainda não caiu, ou espera os 7 dias"
    />
    <Stat label="Disponível" icon="wallet" value={formatMoney(balance.disponivel)} hint="Sai no próximo repasse" />
    {balance.a_caminho > 0 && (
      <Stat label="A caminho" icon="send" value={formatMoney(balance.a_caminho)} hint={onTheWay(payouts)} />
    )}
    <Stat label="Pago" icon="circle-check" value={formatMoney(balance.pago)} hint="Já está na sua conta" />
    {balance.em_debito > 0 && (
      <Stat
        label="Em débito"
        icon="undo-2"
        value={formatMoney(balance.em_debito)}
        hint="Descontamos dos próximos repasses"
      />
    )}
  </Stats>
)
