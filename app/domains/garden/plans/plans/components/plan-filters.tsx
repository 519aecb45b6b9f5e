import { useLocation, useSearchParams } from 'react-router'
import { Chip } from '#ui/components/badge.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { SearchForm } from '#ui/components/search-form.tsx'
import { withParams } from '#ui/components/search-params.ts'
import { methods } from '../plan.words.ts'

type Props = {
  /** This user's plans per status. */
  counts: { plan_status_id: number; name: string; count: number }[]
  own?: boolean
}

/** Search, statuses with counts, methods; all state is in the URL. */
export function PlanFilters({ counts, own }: Props) {
  const [params] = useSearchParams()
  const { search } = useLocation()
  const chip = (name: string, value: string) => {
    const active = params.get(name) === value
    return { to: withParams(search, { [name]: active ? null : value, page: null }), active }
  }
  return (
    <div className="mb-6 space-y-3">
      <SearchForm label="Buscar planos" placeholder="Nome do plano" />
      <ChipRow label="Status">
        {counts.map(({ plan_status_id, name, count }) => (
          <Chip key={plan_status_id} {...chip('plan_status_id', String(plan_status_id))} count={count}>
            {name}
          </Chip>
        ))}
      </ChipRow>
      <ChipRow label="Filtros">
        {methods.map(({ value, label, icon }) => (
          <Chip key={value} {...chip('method', value)} icon={icon}>
            {label}
          </Chip>
        ))}
        <Chip {...chip('template', 'true')} icon="copy">
          Modelos
        </Chip>
        {own && (
          <Chip {...chip('archived', 'true')} icon="archive">
            Arquivados
          </Chip>
        )}
      </ChipRow>
    </div>
  )
}
