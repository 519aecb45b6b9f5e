import { formatDay } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'

type Props = { days: { day: string; amount: number }[]; available: number; held: number }

/** What comes in next, day by day. */
export const NextMoney = ({ days, available, held }: Props) => (
  <dl className="figures divide-y divide-base-300">
    <Row term="Disponível para o próximo repasse" amount={available} />
    {days.map(({ day, amount }) => (
      <Row key={day} term={formatDay(day)} amount={amount} />
    ))}
    {held > 0 && <Row term="Espera a entrega e os 7 dias de desistência" amount={held} />}
  </dl>
)

const Row = ({ term, amount }: { term: string; amount: number }) => (
  <div className="flex items-baseline justify-between gap-3 py-2">
    <dt className="text-[0.9375rem]">{term}</dt>
    <dd className="font-semibold whitespace-nowrap">{formatMoney(amount)}</dd>
  </div>
)
