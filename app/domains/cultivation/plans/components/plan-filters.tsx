import { Form, useLocation, useSearchParams } from 'react-router'
import { Chip } from '#ui/components/badge.tsx'
import { Button, LinkButton } from '#ui/components/button.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { withParams } from '#ui/components/search-params.ts'
import { methods } from '../plan-words.ts'

type Props = {
  /** Plans of each status, of this grower. */
  counts: { plan_status_id: number; name: string; count: number }[]
  own?: boolean
}

/** Search, statuses with counts, methods; everything stays in the address. */
export function PlanFilters({ counts, own }: Props) {
  const [params] = useSearchParams()
  const { search } = useLocation()
  const chip = (name: string, value: string) => {
    const active = params.get(name) === value
    return { to: withParams(search, { [name]: active ? null : value, page: null }), active }
  }
  return (
    <div className="mb-6 space-y-3">
      <Form role="search" className="flex gap-2">
        {[...params].map(([name, value]) =>
          ['search', 'page'].includes(name) ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        <input
          type="search"
          name="search"
          defaultValue={params.get('search') ?? ''}
          placeholder="Nome do plano"
          aria-label="Buscar planos"
          maxLength={100}
          className="input w-full max-w-sm"
        />
        <Button type="submit" icon="search" iconOnly>
          Buscar
        </Button>
        {params.get('search') && (
          <LinkButton to={withParams(search, { search: null, page: null })} tone="plain">
            Limpar
          </LinkButton>
        )}
      </Form>
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
