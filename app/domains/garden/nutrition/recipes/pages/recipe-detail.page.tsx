import { randomUUID } from 'node:crypto'
import { isDrying, withoutYoung } from '#domains/garden/journal/activities/activity.model.ts'
import { undoOfAct } from '#domains/garden/journal/quick-log/undo-act.view.ts'
import { formatDayTime } from '#shared/dates.ts'
import { formatTyped, plural } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { FeedForm } from '../components/feed-form.tsx'
import { MixSteps } from '../components/mix-steps.tsx'
import { driftWords, ecWords } from '../recipe.words.ts'
import { RecipeFeed } from '../recipes.schemas.ts'
import { tankOf } from '../tank.model.ts'
import type { Route } from './+types/recipe-detail.page'
import { recipeRef } from './recipe-ref.server.ts'

export const middleware = [access('owner')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.recipe.name ?? 'Receita',
}))

/** `litros`: of the tank. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { nutrition, journal } = apiFor(context)
  const ref = recipeRef(params)
  const [recipe, fed, log] = await Promise.all([
    nutrition.recipes.show(ref),
    nutrition.recipes.feedings(ref),
    journal.quickLog.show(),
  ])
  const plants = log.plants
    .filter((plant) => !isDrying(plant))
    .map(({ id, name, space_id, cycle }) => ({ id, name, space_id, cycle }))
  const spaces = log.spaces.flatMap(({ id, name }) => {
    const count = withoutYoung(plants.filter(({ space_id }) => space_id === id)).length
    return count ? [{ id, name, plants: count }] : []
  })
  // Mostly the same plants get as much as the last time.
  const last = fed.data[0]
  const again = plants.filter(({ id }) => last?.plant_ids.includes(id)).map(({ id }) => id)
  return {
    recipe,
    fed: fed.data,
    litres: tankOf(url.searchParams.get('litros'), again.length ? { usual: last?.litres } : {}),
    again,
    plants: plants.map(({ id, name }) => ({ id, name })),
    spaces,
    act_key: randomUUID() as string,
  }
}

const Fields = RecipeFeed.omit({ id: true })

export const action = (args: Route.ActionArgs) =>
  submit(args, Fields, async ({ nutrition }, { space_id, plant_ids, ...input }) => {
    const { id } = recipeRef(args.params)
    // Who marks plants means these, whatever space stands above.
    const where = plant_ids.length ? { plant_ids } : { space_id }
    const { act_key, update_ids } = await nutrition.recipes.feed({ ...input, ...where, id })
    const back = `/cultivo/nutrientes/receita/${id}`
    const words = `Registrado em ${plural(update_ids.length, 'planta', 'plantas')}. O estoque desceu.`
    return redirectWithToast(back, words, 'success', undoOfAct(act_key, back))
  })

export default function RecipeDetailPage({ loaderData }: Route.ComponentProps) {
  const { recipe, fed, litres, ...form } = loaderData
  return (
    <>
      <PageHeader
        title={recipe.name}
        crumbs={[{ to: '/cultivo/nutrientes', label: 'Nutrientes' }]}
        action={
          <LinkButton to={`/cultivo/nutrientes/receita/${recipe.id}/editar`} icon="pencil">
            Editar
          </LinkButton>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="min-w-0 space-y-8">
          <Form method="get" name="tank" key={litres.typed} result={tankResult(litres)}>
            <div className="flex flex-wrap items-end gap-3">
              <NumberField name="litros" label="Tanque" unit="L" className="w-36" defaultValue={litres.typed} />
              <SubmitButton tone="quiet">Calcular</SubmitButton>
            </div>
          </Form>
          <MixSteps recipe={recipe} litres={litres.value} />
          {recipe.note && <p className="reading whitespace-pre-line wrap-anywhere">{recipe.note}</p>}
          {fed.length > 0 && <Fed fed={fed} />}
        </div>
        <aside className="order-first lg:order-none">
          <Card title="Alimentar">
            <FeedForm litres={litres.value} {...form} />
          </Card>
        </aside>
      </div>
    </>
  )
}

const tankResult = ({ error, typed }: ReturnType<typeof tankOf>) =>
  error ? { errors: { litros: [error] }, values: { form: 'tank', litros: typed } } : undefined

type Fedings = Route.ComponentProps['loaderData']['fed']

const Fed = ({ fed }: { fed: Fedings }) => (
  <section aria-labelledby="registros" className="space-y-3">
    <h2 id="registros" className="text-xl">
      Últimos registros
    </h2>
    <ul className="divide-y divide-base-300 rounded-box border border-base-300 bg-surface">
      {fed.map(({ id, happened_at, litres, plants, expected_ec, measured_ec }) => (
        <li key={id} className="space-y-1 p-4">
          <p className="font-semibold">
            {formatDayTime(happened_at)} · {formatTyped(litres, 'L')} em {plural(plants, 'planta', 'plantas')}
          </p>
          <p className="text-sm text-muted">
            EC esperada {ecWords(expected_ec)}, medida {ecWords(measured_ec)}
            {driftWords(expected_ec, measured_ec) && `: ${driftWords(expected_ec, measured_ec)}`}
          </p>
        </li>
      ))}
    </ul>
  </section>
)
