import { z } from 'zod'
import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { formatMoneyField, parseMoney } from '#shared/money.ts'
import { Chip } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { MoneyField } from '#ui/form/number-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { percentOf } from '../../parts.words.ts'
import { SplitPreview } from '../components/split-preview.tsx'
import type { Route } from './+types/product-split.page'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && `Divisão da venda de ${loaderData.preview.product?.name} em ${loaderData.preview.store.name}`,
}))

const id = z.coerce.number().int().positive()

/** A price that cannot be read, from a typed address, is as if none were given; the field says so. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const typed = url.searchParams.get('preco') ?? ''
  const price = parseMoney(typed)
  const wrong = price !== null && (Number.isNaN(price) || price < 1 || price > 100_000_000)
  const variant = id.safeParse(url.searchParams.get('opcao'))
  const preview = await apiFor(context).splits.preview.show({
    store: params.slug,
    product: params.productslug,
    affiliate: url.searchParams.get('afiliado') === '1',
    ...(price !== null && !wrong && { price }),
    ...(variant.success && { variant_id: variant.data }),
  })
  return { preview, typed, wrong }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, z.object({}), async ({ products }) => {
    const ref = { store: args.params.slug, product: args.params.productslug }
    await products.ofStore.submit(ref)
    return redirectWithToast(
      storePath(ref.store, `/produtos/${ref.product}`),
      'Enviado. A equipe confere, e você recebe um aviso.',
    )
  })

export default function ProductSplitPage({ loaderData: { preview, typed, wrong }, actionData }: Route.ComponentProps) {
  const { store, product, affiliate_bps, with_affiliate, variant_id, price } = preview
  const page = storePath(store.slug, `/produtos/${product?.slug}`)
  const address = (to: { afiliado: boolean; opcao?: number }) => {
    const params = new URLSearchParams()
    if (to.opcao) params.set('opcao', String(to.opcao))
    else if (variant_id) params.set('opcao', String(variant_id))
    else params.set('preco', formatMoneyField(price))
    if (to.afiliado) params.set('afiliado', '1')
    return `${page}/divisao?${params}`
  }
  return (
    <div className="space-y-6">
      <PageHeader
        title="Divisão da venda"
        text={`Quanto sobra de cada venda de ${product?.name}, antes de publicar.`}
        crumbs={[
          { to: storePath(store.slug, '/produtos'), label: 'Produtos' },
          { to: page, label: product?.name ?? '' },
          { label: 'Divisão da venda' },
        ]}
        more={
          <LinkButton to={page} icon="pencil">
            Editar produto
          </LinkButton>
        }
      />
      {actionData?.message && (
        <Notice
          tone="error"
          title={actionData.message}
          action={
            <LinkButton to={page} size="sm">
              Completar
            </LinkButton>
          }
        >
          {Object.values(actionData.errors ?? {})
            .flat()
            .join(' ')}
        </Notice>
      )}
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        {affiliate_bps !== null && (
          <nav aria-label="Como a venda chega" className="flex flex-wrap gap-2">
            <Chip to={address({ afiliado: false })} active={!with_affiliate}>
              Venda direta
            </Chip>
            <Chip to={address({ afiliado: true })} active={with_affiliate}>
              Por afiliado, {percentOf(affiliate_bps)}
            </Chip>
          </nav>
        )}
        {(product?.variants.length ?? 0) > 1 && (
          <nav aria-label="Opções" className="flex flex-wrap gap-2">
            {product?.variants.map((one) => (
              <Chip
                key={one.id}
                to={address({ afiliado: with_affiliate, opcao: one.id })}
                active={one.id === variant_id}
              >
                {one.name}
              </Chip>
            ))}
          </nav>
        )}
      </div>
      <Form method="get" className="flex max-w-md flex-wrap items-end gap-3" result={priceProblem(wrong, typed)}>
        {with_affiliate && <input type="hidden" name="afiliado" value="1" />}
        <MoneyField name="preco" label="Outro preço" centavos={price} className="flex-1" />
        <SubmitButton tone="quiet" sending="Calculando…">
          Calcular
        </SubmitButton>
      </Form>
      <SplitPreview preview={preview} />
      {product?.can.submit && (
        <section className="card space-y-3 p-5">
          <h2 className="text-lg">A conta fecha?</h2>
          <p>Então envie o produto. A equipe confere antes de ele aparecer na loja.</p>
          <Form name="submit" className="" result={{}}>
            <SubmitButton sending="Enviando…">Enviar para a equipe</SubmitButton>
          </Form>
        </section>
      )}
    </div>
  )
}

/** Of the price alone: what the team's check refuses is not said beside it. */
const priceProblem = (wrong: boolean, typed: string) =>
  wrong ? { errors: { preco: ['Escreva um preço de R$ 0,01 a R$ 1.000.000,00.'] }, values: { preco: typed } } : {}
