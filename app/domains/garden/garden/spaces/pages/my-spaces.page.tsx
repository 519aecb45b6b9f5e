import { plural } from '#shared/numbers.ts'
import { Chip } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { orNull } from '#web/or-null.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { CultivationTabs } from '../../components/cultivation-tabs.tsx'
import { SpaceGrid } from '../components/space-grid.tsx'
import { SpaceFilter } from '../spaces.schemas.ts'
import type { Route } from './+types/my-spaces.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Meus espaços' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = filterOf(request, SpaceFilter)
  const { list } = apiFor(context).garden.spaces
  const spaces = await orNull(list({ ...filter, user: viewerOf(context).nickname }))
  return { spaces, archived: filter.archived }
}

export default function MySpacesPage({ loaderData: { spaces, archived } }: Route.ComponentProps) {
  return (
    <>
      <CultivationTabs />
      <PageHeader
        title="Meus espaços"
        text={archived ? 'Espaços arquivados' : spaces && plural(spaces.total, 'espaço', 'espaços')}
        action={
          <LinkButton to="/cultivo/add-espaco" tone="primary" icon="plus">
            Novo espaço
          </LinkButton>
        }
        more={
          spaces &&
          spaces.total > 0 && (
            <LinkButton to="/cultivo/edit-espaco" icon="pencil">
              Editar
            </LinkButton>
          )
        }
      />
      <div className="mb-6">
        <ChipRow label="Filtros">
          <Chip to="/cultivo/espacos" active={!archived}>
            Em uso
          </Chip>
          <Chip to="/cultivo/espacos?archived=true" active={archived} icon="archive">
            Arquivados
          </Chip>
        </ChipRow>
      </div>
      <SpaceGrid spaces={spaces} empty={archived ? <NoneArchived /> : <NoSpaces />} />
    </>
  )
}

const NoSpaces = () => (
  <EmptyState
    image="/arte/vazios/plantas.svg"
    text="A tenda, o quarto, o quintal: crie o lugar onde suas plantas moram."
    action={
      <LinkButton to="/cultivo/add-espaco" tone="primary" icon="plus">
        Criar o primeiro espaço
      </LinkButton>
    }
  />
)

const NoneArchived = () => <EmptyState image="/arte/vazios/busca.svg" text="Você não tem espaços arquivados." />
