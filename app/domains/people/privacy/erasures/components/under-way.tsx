import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import type { UnderWay as Props } from '../pages/under-way.server.ts'

const words = {
  return: { title: 'Devolução em aberto', amount: 'ainda não voltaram' },
  problem: { title: 'Problema em aberto', amount: 'em discussão' },
}

/** What still runs, and is better ended before one leaves. */
export function UnderWay({ orders, money, robots }: Props) {
  if (!orders && !robots) return null
  return (
    <Card title="O que ainda está em andamento">
      <ul className="space-y-3">
        {orders > 0 && (
          <li>
            <Link to="/pedidos" className="link reach font-semibold">
              {plural(orders, 'pedido não concluído', 'pedidos não concluídos')}
            </Link>
          </li>
        )}
        {money.map(({ id, uuid, what, amount }) => (
          <li key={uuid}>
            <Link to={`/pedidos/${uuid}`} className="link reach font-semibold">
              {words[what].title} no pedido {id}
            </Link>
            : {formatMoney(amount)} {words[what].amount}. Sem a conta, você não acompanha nem responde.
          </li>
        ))}
        {robots > 0 && (
          <li>
            <Link to="/ganza/gerenciar-robos" className="link reach font-semibold">
              {plural(robots, 'robô ligado à conta', 'robôs ligados à conta')}
            </Link>
            , seus ou divididos com você.
          </li>
        )}
      </ul>
    </Card>
  )
}
