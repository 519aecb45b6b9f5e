import { plural } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { CupFrame } from '../components/cup-frame.tsx'
import { NoCup } from '../components/no-cup.tsx'
import { isOpenFor } from '../editions/phases.kinds.ts'
import type { Route } from './+types/cup-modalities.page'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Modalidades da ${loaderData?.edition?.name ?? 'copa'}`,
  description: 'Em que os redondos da copa competem.',
  url: '/copa-grower/modalidades',
}))

export async function loader({ context }: Route.LoaderArgs) {
  const { env, viewer } = context.get(requestContext)
  const api = apiFor(context).editions.editions
  const now = await api.now()
  cacheForVisitors(context, 'cup')
  if (!now) return { edition: null, bench: false }
  return { edition: await api.show({ slug: env.cup_edition }), bench: viewer?.users_is_professor_copa_grower ?? false }
}

export default function CupModalitiesPage({ loaderData: { edition, bench } }: Route.ComponentProps) {
  if (!edition) return <NoCup />
  const enters = isOpenFor('enter', edition.phase)
  return (
    <CupFrame
      edition={edition}
      bench={bench}
      title="Modalidades"
      text={enters ? 'Escolha a modalidade em que o seu redondo concorre.' : edition.name}
    >
      <ListStates
        items={edition.modalities}
        keyOf={({ slug }) => slug}
        frame={(items) => <div className="grid gap-4 sm:grid-cols-2 desk:grid-cols-3">{items}</div>}
        empty={<EmptyState text="Esta edição ainda não tem modalidades." />}
      >
        {({ slug, name, text, entries_count }) => (
          <Card
            title={
              <Link to={`/copa-grower/modalidade/${slug}`} className="link link-hover">
                {name}
              </Link>
            }
          >
            {text && <p className="break-words">{text}</p>}
            <p className="text-muted">{plural(entries_count, 'redondo inscrito', 'redondos inscritos')}</p>
            {enters && (
              <p className="mt-3">
                <LinkButton to={`/copa-grower/modalidade/${slug}/inscrever`} icon="plus" size="sm">
                  Inscrever em {name}
                </LinkButton>
              </p>
            )}
          </Card>
        )}
      </ListStates>
    </CupFrame>
  )
}
