import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { recipeOfWeek } from '../../schedules/schedule.model.ts'
import { RecipeForm } from '../components/recipe-form.tsx'
import type { Route } from './+types/recipe-new.page'
import { TypedRecipe } from './recipe-lines.server.ts'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Nova receita' })

/** `tabela` and `semana`: begun with a week of a table. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { data: products } = await apiFor(context).nutrition.products.list()
  const draft = recipeOfWeek(url.searchParams.get('tabela'), Number(url.searchParams.get('semana')), products)
  return { products, draft, idempotency_key: randomUUID() as string }
}

const Fields = TypedRecipe.extend({ idempotency_key: z.uuid().optional() })

export const action = (args: Route.ActionArgs) =>
  submit(args, Fields, async ({ nutrition }, input) => {
    const { id, name } = await nutrition.recipes.create(input)
    return redirectWithToast(`/cultivo/nutrientes/receita/${id}`, `${name} está nas suas receitas.`)
  })

export default function RecipeNewPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Nova receita" crumbs={[{ to: '/cultivo/nutrientes', label: 'Nutrientes' }]} />
      <RecipeForm {...loaderData} />
    </div>
  )
}
