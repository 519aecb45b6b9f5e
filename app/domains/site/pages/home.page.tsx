import { PlantGrid } from '#domains/garden/plants/ui.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { useRootData } from '#ui/root-data.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import type { Route } from './+types/home.page'

export const middleware = [access('public')]

export const meta = pageMeta({
  title: 'Tecnologia para growers',
  description: 'O caderno do seu jardim: plantas, fases, fotos e atualizações. Privado até você decidir abrir.',
})

export async function loader({ context }: Route.LoaderArgs) {
  const { list } = apiFor(context).garden.plants
  const user = context.get(requestContext).viewer?.nickname
  const [plants, own] = await Promise.all([
    list({ private: false, order_by: 'saves_count', per_page: 12, page: 1 }),
    user ? list({ user, per_page: 6, page: 1 }) : null,
  ])
  cacheForVisitors(context, 'plants')
  return { plants, own }
}

export default function HomePage({ loaderData: { plants, own } }: Route.ComponentProps) {
  const viewer = useRootData()?.viewer
  return (
    <div className="space-y-10">
      <section className="grid items-center gap-6 rounded-box bg-base-200 p-6 sm:p-10 md:grid-cols-[minmax(0,1fr)_240px]">
        <div className="space-y-4">
          <h1 className="text-3xl sm:text-4xl">{viewer ? `Oi, ${viewer.nickname}` : 'O caderno do seu jardim'}</h1>
          <p className="max-w-[52ch] text-lg">
            Plantas, fases, fotos e atualizações no mesmo lugar. Tudo nasce privado; só fica público o que você abrir.
          </p>
          <div className="flex flex-wrap gap-3">
            {viewer ? (
              <>
                <LinkButton to="/cultivo/plantas" tone="primary" icon="sprout">
                  Minhas plantas
                </LinkButton>
                <LinkButton to="/cultivo/add-planta" icon="plus">
                  Nova planta
                </LinkButton>
              </>
            ) : (
              <>
                <LinkButton to="/auth/register" tone="primary">
                  Criar conta
                </LinkButton>
                <LinkButton to="/auth/login">Entrar</LinkButton>
              </>
            )}
          </div>
        </div>
        {/* Lazy: phones, which hide it, do not load it. */}
        <img
          src="/arte/vazios/plantas.svg"
          alt=""
          width={240}
          height={160}
          loading="lazy"
          className="mx-auto hidden md:block"
        />
      </section>
      {own && own.total > 0 && (
        <section aria-labelledby="minhas" className="space-y-5">
          <h2 id="minhas" className="text-2xl">
            Suas plantas
          </h2>
          <PlantGrid plants={{ ...own, last_page: 1 }} empty={null} />
        </section>
      )}
      <section aria-labelledby="abertos" className="space-y-5">
        <h2 id="abertos" className="text-2xl">
          Jardins abertos
        </h2>
        <PlantGrid
          withGrower
          plants={{ ...plants, last_page: 1 }}
          empty={
            <EmptyState image="/arte/vazios/plantas.svg" text="Ninguém abriu uma planta ainda. Que tal a primeira?" />
          }
        />
      </section>
    </div>
  )
}
