import { Opened } from '#shared/opened.ts'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { RecipeForm } from '../components/recipe-form.tsx'
import type { Route } from './+types/recipe-edit.page'
import { TypedRecipe } from './recipe-lines.server.ts'
import { recipeRef } from './recipe-ref.server.ts'

export const middleware = [access('owner')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Editar ${loaderData?.recipe.name ?? 'receita'}`,
}))

export async function loader({ params, context }: Route.LoaderArgs) {
  const { recipes, products } = apiFor(context).nutrition
  const [recipe, { data }] = await Promise.all([recipes.show(recipeRef(params)), products.list()])
  return { recipe, products: data }
}

const Fields = TypedRecipe.extend({ opened: Opened })

export async function action(args: Route.ActionArgs) {
  const ref = recipeRef(args.params)
  if ((await formOf(args.request)).get('intent') === 'delete')
    return submit(args, Fields.pick({}), async ({ nutrition }) => {
      await nutrition.recipes.remove(ref)
      return redirectWithToast('/cultivo/nutrientes', 'A receita foi apagada.')
    })
  return submit(args, Fields, async ({ nutrition }, input) => {
    await nutrition.recipes.update({ ...input, ...ref })
    return redirectWithToast(`/cultivo/nutrientes/receita/${ref.id}`, 'Alterações salvas.')
  })
}

export default function RecipeEditPage({ loaderData: { recipe, products } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={`Editar ${recipe.name}`}
        crumbs={[
          { to: '/cultivo/nutrientes', label: 'Nutrientes' },
          { to: `/cultivo/nutrientes/receita/${recipe.id}`, label: recipe.name },
        ]}
      />
      <RecipeForm recipe={recipe} products={products} />
      <div className="mt-10 border-t border-base-300 pt-6">
        <ConfirmButton
          label="Apagar receita"
          send={{ intent: 'delete' }}
          title={`Apagar ${recipe.name}?`}
          tone="danger"
          icon="trash-2"
        >
          O que foi registrado com ela fica no diário, e o estoque como está.
        </ConfirmButton>
      </div>
    </div>
  )
}
