import { useLocation } from 'react-router'
import { Chip } from '#ui/components/badge.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { withParams } from '#ui/components/search-params.ts'
import type { CasePage } from '../cases.schemas.ts'

/** The queue by how its cases stand, with how many each has. */
export function CaseTabs({ counts }: { counts: CasePage['counts'] }) {
  const { search } = useLocation()
  const params = new URLSearchParams(search)
  const [state, appeal] = [params.get('state'), params.get('appeal')]
  const to = (chosen: { state?: string; appeal?: string }) =>
    withParams(search, { state: null, appeal: null, page: null, ...chosen })
  return (
    <ChipRow label="Situação">
      <Chip to={to({})} active={!state && !appeal}>
        Todas
      </Chip>
      <Chip to={to({ state: 'aberta' })} active={state === 'aberta'} count={counts.aberta}>
        Abertas
      </Chip>
      <Chip to={to({ state: 'em_analise' })} active={state === 'em_analise'} count={counts.em_analise}>
        Em análise
      </Chip>
      <Chip to={to({ appeal: 'true' })} active={!!appeal} count={counts.appeal}>
        Recursos
      </Chip>
      <Chip to={to({ state: 'decidida' })} active={state === 'decidida'} count={counts.decidida}>
        Decididas
      </Chip>
    </ChipRow>
  )
}
