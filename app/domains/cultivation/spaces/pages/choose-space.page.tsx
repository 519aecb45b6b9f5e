import { redirect } from 'react-router'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { ListFaces } from '#ui/components/list-faces.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '../../../../api-for.server.ts'
import { access } from '../../../../guard.server.ts'
import { viewerOf } from '../../../../page-context.server.ts'
import { filterOf } from '../../../../search-params.server.ts'
import { kindOf } from '../space-kinds.ts'
import { SpaceFilter } from '../spaces.schemas.ts'
import type { Route } from './+types/choose-space.page'

export const middleware = [access('owner')]
export const meta = pageMeta({ title: 'Qual espaço editar?', noindex: true })

/** Whoever has one space has nothing to choose. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = { ...filterOf(request, SpaceFilter), user: viewerOf(context).nickname }
  const spaces = await apiFor(context).cultivation.spaces.list(filter)
  const [only] = spaces.data
  if (only && spaces.total === 1) throw redirect(`/cultivo/edit-espaco/${only.slug}`)
  return spaces
}

export default function ChooseSpacePage({ loaderData: spaces }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Qual espaço editar?" text="Escolha um dos seus espaços." />
      <ListFaces
        items={spaces.data}
        keyOf={(space) => space.id}
        empty={
          <EmptyState
            image="/arte/vazios/plantas.svg"
            text="Você ainda não tem espaços."
            action={
              <LinkButton to="/cultivo/add-espaco" tone="primary">
                Criar o primeiro
              </LinkButton>
            }
          />
        }
        frame={(items) => (
          <ul className="divide-y divide-base-300 rounded-box border border-base-300 bg-surface">{items}</ul>
        )}
      >
        {(space) => (
          <li>
            <Link to={`/cultivo/edit-espaco/${space.slug}`} className="flex items-center gap-3 p-4 hover:bg-base-200">
              <Icon name={kindOf(space.kind).icon} className="text-primary" />
              <span className="min-w-0 truncate font-semibold">{space.name}</span>
            </Link>
          </li>
        )}
      </ListFaces>
      <Pager {...spaces} />
    </div>
  )
}
