import { randomUUID } from 'node:crypto'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { StockForm } from '../components/stock-form.tsx'
import { StockChange, StockCreate } from '../genetic-stocks.schemas.ts'
import type { Route } from './+types/stock-form.page'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Estoque de ${loaderData?.genetic.name ?? 'uma genética'}`,
}))

/** `pacote`: the one that is edited. */
const packOf = (url: URL) => {
  const id = Number(url.searchParams.get('pacote'))
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { library, stock } = apiFor(context).genetics
  const { name, slug } = await library.show({ id_or_slug: params.slug })
  const id = packOf(url)
  return {
    genetic: { name, slug },
    stock: id ? await stock.show({ id }) : undefined,
    idempotency_key: id ? undefined : (randomUUID() as string),
  }
}

const Change = StockChange.omit({ id: true })
const New = StockCreate.omit({ id_or_slug: true })

export async function action(args: Route.ActionArgs) {
  const id_or_slug = args.params.slug
  const page = `/cultivo/geneticas/${id_or_slug}`
  const id = packOf(args.url)
  if (!id)
    return submit(args, New, async ({ genetics }, input) => {
      await genetics.stock.create({ ...input, id_or_slug })
      return redirectWithToast(page, 'Está no seu estoque.')
    })
  if ((await formOf(args.request)).get('intent') === 'delete')
    return submit(args, Change.pick({}), async ({ genetics }) => {
      await genetics.stock.remove({ id })
      return redirectWithToast(page, 'O pacote foi apagado.')
    })
  return submit(args, Change, async ({ genetics }, input) => {
    await genetics.stock.update({ ...input, id })
    return redirectWithToast(page, 'Alterações salvas.')
  })
}

export default function StockFormPage({ loaderData: { genetic, stock, idempotency_key } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={stock ? `Editar estoque de ${genetic.name}` : `Guardar ${genetic.name}`}
        crumbs={[
          { to: '/cultivo/geneticas', label: 'Genéticas' },
          { to: `/cultivo/geneticas/${genetic.slug}`, label: genetic.name },
        ]}
      />
      <StockForm stock={stock} idempotency_key={idempotency_key} />
      {stock && (
        <div className="mt-10 border-t border-base-300 pt-6">
          <ConfirmButton
            label="Apagar pacote"
            send={{ intent: 'delete' }}
            title="Apagar este pacote?"
            tone="danger"
            icon="trash-2"
          >
            As plantas que começaram daqui ficam como estão.
          </ConfirmButton>
        </div>
      )}
    </div>
  )
}
