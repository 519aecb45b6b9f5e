import { useLocation } from 'react-router'
import { spaceKinds } from '#domains/garden/garden/spaces/space.kinds.ts'
import { SpaceFilter } from '#domains/garden/garden/spaces/spaces.schemas.ts'
import { SpaceGrid } from '#domains/garden/garden/spaces/ui.ts'
import { plural } from '#shared/numbers.ts'
import { Chip } from '#ui/components/badge.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { SearchForm } from '#ui/components/search-form.tsx'
import { withParams } from '#ui/components/search-params.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { GardensFrame } from '../components/gardens-frame.tsx'
import type { Route } from './+types/open-spaces.page'

export const middleware = [access('public')]
export const meta = pageMeta({
  title: 'Espaços da comunidade',
  description: 'Tendas, armários, quartos e estufas abertos: como growers montaram os seus espaços.',
  url: '/banca/cultivos/espacos',
})

const Filters = SpaceFilter.pick({ page: true, search: true, kind: true, order_by: true })
const PER_PAGE = 24

export async function loader({ request, context }: Route.LoaderArgs) {
  const { garden } = apiFor(context)
  const spaces = await garden.spaces.list({ ...filterOf(request, Filters), private: false, per_page: PER_PAGE })
  cacheForVisitors(context, 'spaces', ...spaces.data.map(({ id }) => `space:${id}`))
  return { spaces }
}

export default function OpenSpacesPage({ loaderData: { spaces } }: Route.ComponentProps) {
  const { search } = useLocation()
  const chosen = new URLSearchParams(search).get('kind')
  return (
    <GardensFrame
      kind="espacos"
      title="Espaços da comunidade"
      text={`${plural(spaces.total, 'espaço aberto', 'espaços abertos')}: veja como cada um foi montado.`}
      filters={
        <>
          <SearchForm label="Buscar espaços" placeholder="Nome do espaço" />
          <ChipRow label="Tipo">
            {spaceKinds.map(({ value, label, icon }) => (
              <Chip
                key={value}
                to={withParams(search, { kind: chosen === value ? null : value, page: null })}
                active={chosen === value}
                icon={icon}
              >
                {label}
              </Chip>
            ))}
          </ChipRow>
        </>
      }
    >
      <SpaceGrid
        withGrower
        spaces={spaces}
        empty={<EmptyState icon="tent" text="Nenhum espaço aberto como você procurou." />}
      />
    </GardensFrame>
  )
}
