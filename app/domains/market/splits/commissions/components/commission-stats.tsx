import { formatMoney } from '#shared/money.ts'
import { Stat, Stats } from '#ui/components/stat.tsx'
import type { CommissionSums } from '../commissions.schemas.ts'

export const CommissionStats = ({ sums }: { sums: CommissionSums }) => (
  <Stats>
    <Stat label="Vendas" icon="shopping-bag" value={sums.sales} hint="Pagas, pelo link" />
    <Stat
      label="Pendentes"
      icon="hourglass"
      value={formatMoney(sums.pendente)}
      hint="Esperam o pagamento ou os 7 dias de desistência"
    />
    <Stat label="Aprovadas" icon="wallet" value={formatMoney(sums.aprovada)} hint="Caem com os recebíveis" />
    <Stat label="Pagas" icon="circle-check" value={formatMoney(sums.paga)} hint="Já foram para a conta" />
    {sums.estornada > 0 && (
      <Stat label="Estornadas" icon="undo-2" value={formatMoney(sums.estornada)} hint="Voltaram com a compra" />
    )}
  </Stats>
)
