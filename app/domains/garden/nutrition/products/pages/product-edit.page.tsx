import { randomUUID } from 'node:crypto'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, moneyText, submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ProductForm } from '../components/product-form.tsx'
import { stockWords } from '../nutrient.words.ts'
import { NutrientChange, NutrientRef, StockMove } from '../nutrients.schemas.ts'
import type { Route } from './+types/product-edit.page'

export const middleware = [access('owner')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.product.name ?? 'Produto',
}))

function refOf({ id }: { id: string }) {
  const ref = NutrientRef.safeParse({ id })
  if (!ref.success) throw notFound()
  return ref.data
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const product = await apiFor(context).nutrition.products.show(refOf(params))
  return { product, move_key: randomUUID() as string }
}

const Fields = NutrientChange.omit({ id: true }).extend({ price: moneyText.optional() })
const Move = StockMove.omit({ id: true })

export async function action(args: Route.ActionArgs) {
  const { id } = refOf(args.params)
  if ((await formOf(args.request)).get('form') === 'stock')
    return submit(args, Move, async ({ nutrition }, input) => {
      const product = await nutrition.products.stock({ ...input, id })
      return redirectWithToast(`/cultivo/nutrientes/produto/${id}`, `${stockWords(product)}.`)
    })
  return submit(args, Fields, async ({ nutrition }, input) => {
    await nutrition.products.update({ ...input, id })
    return redirectWithToast('/cultivo/nutrientes', 'Alterações salvas.')
  })
}

export default function ProductEditPage({ loaderData: { product, move_key } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-2xl space-y-8">
      <PageHeader
        title={product.name}
        text={`${stockWords(product)}. Só você vê.`}
        crumbs={[{ to: '/cultivo/nutrientes', label: 'Nutrientes' }]}
        more={
          <LinkButton to={`/cultivo/item/${product.slug}`} icon="package">
            Nos equipamentos
          </LinkButton>
        }
      />
      {product.part && (
        <Card title="Estoque">
          <Form name="stock" key={move_key}>
            <HiddenField name="idempotency_key" value={move_key} />
            <RadioCards
              name="kind"
              label="O que anotar"
              defaultValue="entrada"
              cards={[
                { value: 'entrada', label: 'Chegou mais', text: 'Soma ao que há.' },
                { value: 'acerto', label: 'Conferi o frasco', text: 'É o que há agora.' },
              ]}
            />
            <NumberField name="amount" label="Quanto" unit={product.unit} />
            <SubmitButton tone="quiet">Anotar</SubmitButton>
          </Form>
        </Card>
      )}
      <ProductForm product={product} />
    </div>
  )
}
