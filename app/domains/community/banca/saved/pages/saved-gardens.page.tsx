import { z } from 'zod'
import { SavedGrid } from '#domains/base/social/ui.ts'
import { PageInput } from '#shared/pagination.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { BancaTabs } from '../../components/banca-tabs.tsx'
import { SavedTabs } from '../components/saved-tabs.tsx'
import type { Route } from './+types/saved-gardens.page'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.title,
}))

const kinds = {
  plantas: { kind: 'plant_id', title: 'Plantas que você salvou', thing: 'uma planta' },
  espacos: { kind: 'space_id', title: 'Espaços que você salvou', thing: 'um espaço' },
  planos: { kind: 'plan_cultivation_id', title: 'Planos que você salvou', thing: 'um plano' },
  salvos: { kind: 'product_id', title: 'Produtos que você salvou', thing: 'um produto' },
} as const

const isKind = (segment: string): segment is keyof typeof kinds => Object.hasOwn(kinds, segment)

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const segment = url.pathname.split('/').at(-1) ?? ''
  if (!isKind(segment)) throw notFound()
  const { saves } = apiFor(context).social
  const { page } = filterOf(request, z.object({ page: PageInput.shape.page }))
  const [things, counts] = await Promise.all([saves.mine({ kind: kinds[segment].kind, page }), saves.counts()])
  return { ...kinds[segment], segment, things, counts }
}

export default function SavedGardensPage({ loaderData }: Route.ComponentProps) {
  const { kind, title, thing, segment, things, counts } = loaderData
  const inShop = segment === 'salvos'
  return (
    <>
      {!inShop && <BancaTabs />}
      <PageHeader
        title={title}
        text="Só você vê esta lista."
        crumbs={inShop ? [{ to: '/loja', label: 'Loja' }] : undefined}
      />
      <div className="mb-6">
        <SavedTabs chosen={kind} counts={counts} />
      </div>
      <SavedGrid
        things={things}
        kind={kind}
        empty={
          <EmptyState
            icon="heart"
            text={`Toque no coração de ${thing} para salvar aqui.`}
            action={
              inShop ? (
                <LinkButton to="/loja">Ver a loja</LinkButton>
              ) : (
                <LinkButton to={`/banca/cultivos/${segment}`}>Ver o que a comunidade abriu</LinkButton>
              )
            }
          />
        }
      />
    </>
  )
}
