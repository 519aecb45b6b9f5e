import { formatMoney } from '#shared/money.ts'
import { Card } from '#ui/components/card.tsx'
import type { MoneyAttention } from '../attention.schemas.ts'
import { OrderLinks } from './order-links.tsx'

const words = {
  orders: 'O que sobra fora das vendas não está sendo devolvido, ou voltou mais do que devia.',
  book: 'O razão não tem o mesmo que o meio de pagamento.',
}

/** A purchase of which the gateway, the orders and the book tell different stories. */
export const DifferenceCard = ({ difference }: { difference: MoneyAttention['differences'][number] }) => {
  const { kinds, there, sold, promised, booked, owed, orders } = difference
  const amounts = [
    ['No meio de pagamento', there],
    ['Nas vendas', sold],
    ['A caminho de quem pagou', promised],
    ['No razão, no meio de pagamento', booked],
    ['No razão, a devolver', owed],
  ] as const
  return (
    <Card title={kinds.map((kind) => words[kind]).join(' ')}>
      <OrderLinks orders={orders} />
      <dl className="mt-3 divide-y divide-base-300">
        {amounts.map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4 py-1.5">
            <dt>{label}</dt>
            <dd className="figures">{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
