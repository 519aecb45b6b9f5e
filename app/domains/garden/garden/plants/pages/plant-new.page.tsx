import { randomUUID } from 'node:crypto'
import { stockTitle } from '#domains/garden/genetics/stock/stock.words.ts'
import { plantLimitOf } from '#domains/people/accounts/documents/plant-limit.model.ts'
import { plural } from '#shared/numbers.ts'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { afterFirst, stepWords } from '../../after-first.server.ts'
import { spaceChoices } from '../../spaces/pages/space-choices.server.ts'
import { PlantForm } from '../components/plant-form.tsx'
import { PlantCreate } from '../plants.schemas.ts'
import type { Route } from './+types/plant-new.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Nova planta' })

/** `espaco` in the URL: the space in which it stands; `estoque`: the pack that it begins from. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const { nickname: user } = viewerOf(context)
  const [{ data: cycles }, spaces, { data: packs }, documents] = await Promise.all([
    api.garden.cycles.list(),
    spaceChoices(api, user),
    api.genetics.stock.list({ left: true }),
    api.accounts.documents.list(),
  ])
  const limit = plantLimitOf(documents.data)
  const { total: living } =
    limit === null ? { total: 0 } : await api.garden.plants.list({ user, status: 'viva', per_page: 1 })
  const full = limit !== null && living >= limit ? { limit, living } : null
  const space_id = spaces.find(({ id }) => String(id) === url.searchParams.get('espaco'))?.id
  const stocks = packs.map((pack) => ({ value: pack.id, label: stockTitle(pack) }))
  const stock_id = stocks.find(({ value }) => String(value) === url.searchParams.get('estoque'))?.value
  const step = stepWords(url, 1)
  return { cycles, spaces, space_id, stocks, stock_id, full, step, idempotency_key: randomUUID() as string }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, PlantCreate, async (api, input) => {
    const plant = await api.garden.plants.create(input)
    return redirectWithToast(
      afterFirst(args.url) ?? `/cultivo/planta/${plant.slug}`,
      `${plant.name} entrou no seu jardim.`,
    )
  })

export default function PlantNewPage({ loaderData: { full, step, ...form } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Nova planta" text={`${step}Comece pelo essencial. Dá para mudar tudo depois.`} />
      {full && (
        <div className="mb-6">
          <Notice tone="warning" title="Você está no limite do seu documento">
            Ele diz {plural(full.limit, 'planta', 'plantas')}, e você tem {plural(full.living, 'viva', 'vivas')}. Dá
            para criar mesmo assim.
          </Notice>
        </div>
      )}
      <PlantForm {...form} />
    </div>
  )
}
