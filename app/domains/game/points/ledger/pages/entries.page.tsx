import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { GameFrame } from '../../components/game-frame.tsx'
import { Entries } from '../../components/standing.tsx'
import { PointEntryFilter } from '../game.schemas.ts'
import type { Route } from './+types/entries.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Seus pontos', noindex: true })

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = await apiFor(context).points.entries(filterOf(request, PointEntryFilter))
  return { page, hidden: viewerOf(context).game_hidden }
}

export default function EntriesPage({ loaderData: { page, hidden } }: Route.ComponentProps) {
  return (
    <GameFrame title="Seus pontos" text="Tudo o que entrou e saiu, do mais novo ao mais antigo." hidden={hidden}>
      <div className="max-w-2xl">
        {page.data.length ? (
          <Entries entries={page.data} />
        ) : (
          <EmptyState
            icon="coins"
            text="Nenhum ponto ainda. O primeiro cuidado registrado já conta."
            action={<LinkButton to="/cultivo/plantas">Minhas plantas</LinkButton>}
          />
        )}
        <Pager {...page} label="Pontos" />
      </div>
    </GameFrame>
  )
}
