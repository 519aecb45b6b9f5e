import { CultivationTabs } from '#domains/garden/garden/ui.ts'
import { Chip } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { ProductList } from '../../products/ui.ts'
import { schedules } from '../../schedules/schedule.kinds.ts'
import { RecipeCards } from '../components/recipe-cards.tsx'
import type { Route } from './+types/nutrients.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Nutrientes' })

export async function loader({ context }: Route.LoaderArgs) {
  const { products, recipes } = apiFor(context).nutrition
  const [own, mixes] = await Promise.all([products.list(), recipes.list()])
  return { products: own.data, recipes: mixes.data }
}

export default function NutrientsPage({ loaderData: { products, recipes } }: Route.ComponentProps) {
  return (
    <>
      <CultivationTabs />
      <PageHeader
        title="Nutrientes"
        text="Receitas, estoque e tabelas. Só você vê."
        action={
          <LinkButton to="/cultivo/nutrientes/receita" tone="primary" icon="plus">
            Nova receita
          </LinkButton>
        }
      />
      <div className="space-y-10">
        <section aria-labelledby="receitas" className="space-y-4">
          <h2 id="receitas" className="text-xl">
            Receitas
          </h2>
          {recipes.length > 0 ? (
            <RecipeCards recipes={recipes} />
          ) : (
            <EmptyState
              icon="flask-conical"
              text="Uma receita diz quanto vai de cada produto por litro. Comece do zero ou de uma semana das tabelas abaixo."
            />
          )}
        </section>
        <section aria-labelledby="produtos" className="space-y-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="produtos" className="text-xl">
              Produtos
            </h2>
            <LinkButton to="/cultivo/nutrientes/produto" icon="plus">
              Novo produto
            </LinkButton>
          </div>
          {products.length > 0 ? (
            <ProductList products={products} />
          ) : (
            <EmptyState icon="package" text="Cadastre o que você tem: o estoque desce a cada alimentação." />
          )}
        </section>
        <section aria-labelledby="tabelas" className="space-y-4">
          <h2 id="tabelas" className="text-xl">
            Tabelas por semana
          </h2>
          <ChipRow label="Tabelas">
            {schedules.map(({ slug, name }) => (
              <Chip key={slug} to={`/cultivo/nutrientes/tabela/${slug}`} icon="table-2">
                {name}
              </Chip>
            ))}
          </ChipRow>
        </section>
      </div>
    </>
  )
}
