import { formatMoney } from '#shared/money.ts'
import { formatTyped, plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Link } from '#ui/components/link.tsx'
import type { FreightTableCard } from '../../tables/freight-tables.schemas.ts'

/** A table in a line: what it covers and costs, and whether buyers see it. */
export function TableRow({ table, to }: { table: FreightTableCard; to: string }) {
  const { name, active, rates, lowest, highest, max_grams, free_from } = table
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3">
      <div className="min-w-0 flex-1">
        <Link to={to} className="font-semibold wrap-anywhere link link-hover">
          {name}
        </Link>
        <p className="text-sm text-muted">
          {rates && lowest !== null && highest !== null && max_grams !== null
            ? `${plural(rates, 'faixa', 'faixas')}, ${priceText(lowest, highest)}, até ${formatTyped(max_grams / 1000, 'kg')}`
            : 'Ainda sem faixas: ninguém vê.'}
          {free_from !== null && `. Grátis a partir de ${formatMoney(free_from)}`}
        </p>
      </div>
      {active ? rates > 0 && <Badge tone="primary">Ligada</Badge> : <Badge>Desligada</Badge>}
    </li>
  )
}

const priceText = (lowest: number, highest: number) =>
  lowest === highest ? formatMoney(lowest) : `de ${formatMoney(lowest)} a ${formatMoney(highest)}`
