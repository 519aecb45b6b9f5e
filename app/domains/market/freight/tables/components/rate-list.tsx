import { applyMask } from '#shared/masks.ts'
import { formatMoney } from '#shared/money.ts'
import { formatTyped } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { placeOf, rangeText } from '../../places/place.words.ts'
import { daysText } from '../../quotes/freight-option.words.ts'
import type { FreightRate } from '../freight-tables.schemas.ts'

type Props = { rates: FreightRate[]; manages: boolean }

/** The ranges with their weights, in the order of the CEPs. */
export function RateList({ rates, manages }: Props) {
  const ranges = [...new Set(rates.map(({ cep_from, cep_to }) => `${cep_from} ${cep_to}`))]
  return (
    <ul aria-label="Faixas" className="divide-y divide-base-300 rounded-box border border-base-300 bg-surface">
      {ranges.map((range) => {
        const [from = '', to = ''] = range.split(' ')
        const place = placeOf(from, to)
        return (
          <li key={range} className="px-4 py-3">
            <h2 className="text-base font-semibold">{place ?? rangeText(from, to)}</h2>
            {place && <p className="figures text-sm text-muted">{rangeText(from, to)}</p>}
            <ul className="mt-1">
              {rates
                .filter(({ cep_from, cep_to }) => cep_from === from && cep_to === to)
                .map((rate) => (
                  <Weight key={rate.id} rate={rate} manages={manages} />
                ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}

function Weight({ rate, manages }: { rate: FreightRate; manages: boolean }) {
  const { id, max_grams, price, is_odd, cep_from } = rate
  const weight = formatTyped(max_grams / 1000, 'kg')
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <span className="figures min-w-0 flex-1 text-[0.9375rem]">
        até {weight}: <strong>{price ? formatMoney(price) : 'grátis'}</strong>
        <span className="text-muted">, {daysText(rate)}</span>
      </span>
      {is_odd && (
        <Badge tone="amber" icon="triangle-alert">
          Mais barato que um mais leve
        </Badge>
      )}
      {manages && (
        <span className="flex items-center gap-1">
          <LinkButton to={`?faixa=${id}#faixa`} size="sm" tone="plain" icon="pencil" iconOnly>
            Mudar até {weight} do CEP {applyMask('cep', cep_from)}
          </LinkButton>
          <ConfirmButton
            label="Apagar"
            size="sm"
            tone="plain"
            send={{ form: 'remove_rate', rate_id: String(id) }}
            title={`Apagar o preço até ${weight}?`}
          >
            Pacotes desse peso para esses CEPs passam para a faixa mais pesada que houver, ou ficam sem esta entrega.
          </ConfirmButton>
        </span>
      )}
    </li>
  )
}
