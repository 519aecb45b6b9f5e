import { CultivationTabs } from '#domains/garden/garden/ui.ts'
import { GeneticFilter } from '#domains/garden/genetics/library/genetics.schemas.ts'
import { GeneticList } from '#domains/garden/genetics/library/ui.ts'
import { plural } from '#shared/numbers.ts'
import { Chip } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { NothingFound } from '#ui/components/nothing-found.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { SearchForm } from '#ui/components/search-form.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import type { Route } from './+types/genetics.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Genéticas' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = filterOf(request, GeneticFilter)
  return { genetics: await apiFor(context).genetics.library.list(filter), filter }
}

const list = '/cultivo/geneticas'

export default function GeneticsPage({ loaderData: { genetics, filter } }: Route.ComponentProps) {
  const { scope, flowering, search } = filter
  return (
    <>
      <CultivationTabs />
      <PageHeader
        title="Genéticas"
        text={`${plural(genetics.total, 'genética', 'genéticas')} da biblioteca de todos e suas.`}
        action={
          <LinkButton to={`${list}/nova`} tone="primary" icon="plus">
            Nova genética
          </LinkButton>
        }
      />
      <div className="mb-6 space-y-4">
        <SearchForm label="Buscar genética" placeholder="Nome ou criador" />
        <ChipRow label="Filtros">
          <Chip to={list} active={!scope && !flowering}>
            Todas
          </Chip>
          <Chip to={`${list}?scope=estoque`} active={scope === 'estoque'} icon="package">
            No meu estoque
          </Chip>
          <Chip to={`${list}?scope=minhas`} active={scope === 'minhas'}>
            Criadas por mim
          </Chip>
          <Chip to={`${list}?flowering=foto`} active={flowering === 'foto'} icon="sun">
            Fotoperiódicas
          </Chip>
          <Chip to={`${list}?flowering=auto`} active={flowering === 'auto'} icon="timer">
            Automáticas
          </Chip>
        </ChipRow>
      </div>
      <GeneticList
        genetics={genetics.data}
        empty={
          search || scope || flowering ? (
            <NothingFound text={nothing(scope)} all={list} />
          ) : (
            <EmptyState
              image="/arte/vazios/plantas.svg"
              text="A biblioteca ainda está vazia. Anote a primeira genética: ela é só sua até a equipe compartilhar."
            />
          )
        }
      />
      <Pager {...genetics} />
    </>
  )
}

const nothing = (scope: 'minhas' | 'estoque' | undefined) =>
  scope === 'estoque'
    ? 'Você não anotou sementes nem clones. Abra uma genética e anote o que tem.'
    : 'Nenhuma genética combina com esse filtro.'
