import { CultivationTabs } from '#domains/garden/garden/ui.ts'
import { dayKey } from '#shared/dates.ts'
import { formatTyped, plural } from '#shared/numbers.ts'
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
import { requestContext } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { JarList } from '../components/jar-list.tsx'
import { JarFilter } from '../jars.schemas.ts'
import type { Route } from './+types/jars.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Potes de cura' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = filterOf(request, JarFilter)
  const jars = await apiFor(context).harvest.jars.list(filter)
  const { archived, plant_id, space_id, search } = filter
  const narrowed = Boolean(plant_id || space_id || search)
  return { jars, archived, narrowed, today: dayKey(context.get(requestContext).now()) }
}

export default function JarsPage({ loaderData: { jars, archived, narrowed, today } }: Route.ComponentProps) {
  const held = `${plural(jars.total, 'pote', 'potes')}, ${formatTyped(jars.left_g, 'g')}`
  return (
    <>
      <CultivationTabs />
      <PageHeader
        title="Potes de cura"
        text={
          jars.total
            ? `${archived ? 'Arquivados: ' : ''}${held}. Só você vê.`
            : 'Acompanhe a cura pote por pote. Só você vê.'
        }
        action={
          <LinkButton to="/cultivo/potes/novo" tone="primary" icon="plus">
            Novos potes
          </LinkButton>
        }
        more={
          jars.total > 0 && (
            <LinkButton to="/cultivo/etiquetas?kind=potes" icon="qr-code">
              Etiquetas
            </LinkButton>
          )
        }
      />
      <div className="mb-6 space-y-4">
        <ChipRow label="Filtros">
          <Chip to="/cultivo/potes" active={!archived && !narrowed}>
            Em cura
          </Chip>
          <Chip to="/cultivo/potes?archived=true" active={archived && !narrowed} icon="archive">
            Arquivados
          </Chip>
        </ChipRow>
        {(jars.total > 5 || narrowed) && <SearchForm label="Buscar pote" placeholder="Número, nome ou planta" />}
      </div>
      <JarList jars={jars.data} today={today} empty={<Nothing archived={archived} narrowed={narrowed} />} />
      <Pager {...jars} />
    </>
  )
}

function Nothing({ archived, narrowed }: { archived: boolean; narrowed: boolean }) {
  if (narrowed) return <NothingFound text="Nenhum pote com esse filtro." all="/cultivo/potes" />
  if (archived) return <EmptyState image="/arte/vazios/busca.svg" text="Você não tem potes arquivados." />
  return (
    <EmptyState
      image="/arte/ciclos/cura.svg"
      text="Secou? Feche os potes e anote a umidade até a cura ficar pronta."
      action={
        <LinkButton to="/cultivo/potes/novo" tone="primary" icon="plus">
          Fechar os primeiros potes
        </LinkButton>
      }
    />
  )
}
