import { redirect } from 'react-router'
import { Icon } from '#ui/components/icon.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { ChooseOne } from '../../components/choose-one.tsx'
import { kindOf } from '../space.kinds.ts'
import { SpaceFilter } from '../spaces.schemas.ts'
import type { Route } from './+types/choose-space.page'

export const middleware = [access('owner')]
export const meta = pageMeta({ title: 'Qual espaço editar?' })

/** Redirects when there is only one space. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = { ...filterOf(request, SpaceFilter), user: viewerOf(context).nickname }
  const spaces = await apiFor(context).garden.spaces.list(filter)
  const [only] = spaces.data
  if (only && spaces.total === 1) throw redirect(`/cultivo/edit-espaco/${only.slug}`)
  return spaces
}

export default function ChooseSpacePage({ loaderData: spaces }: Route.ComponentProps) {
  return (
    <ChooseOne
      title="Qual espaço editar?"
      text="Escolha um dos seus espaços."
      things={spaces}
      to="/cultivo/edit-espaco"
      empty={{ text: 'Você ainda não tem espaços.', to: '/cultivo/add-espaco', label: 'Criar o primeiro espaço' }}
    >
      {(space) => (
        <>
          <Icon name={kindOf(space.kind).icon} className="text-primary" />
          <span className="min-w-0 truncate font-semibold">{space.name}</span>
        </>
      )}
    </ChooseOne>
  )
}
