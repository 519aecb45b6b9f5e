import { useState } from 'react'
import { useFetcher } from 'react-router'
import { z } from 'zod'
import { formatMoney, formatMoneyField } from '#shared/money.ts'
import { plural } from '#shared/numbers.ts'
import { Sure } from '#shared/sure.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { Button, LinkButton } from '#ui/components/button.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
import { DropMenu } from '#ui/components/drop-menu.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { MoneyField, NumberField } from '#ui/form/number-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { SureField } from '#ui/form/sure-field.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, moneyText, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ProductThumb } from '../components/product-thumb.tsx'
import { ProductStateBadge } from '../components/state-badge.tsx'
import { productStates } from '../product.kinds.ts'
import { productStateWords } from '../product.words.ts'
import { type StoreProductCard, StoreProductFilter } from '../products.schemas.ts'
import type { Route } from './+types/store-products.page'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ params }: Route.MetaArgs) => ({
  title: `Produtos da loja ${params.slug}`,
}))

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const filter = filterOf(withStore(request, params.slug), StoreProductFilter)
  return { page: await apiFor(context).products.ofStore.list(filter), store: params.slug }
}

function withStore(request: Request, store: string) {
  const url = new URL(request.url)
  url.searchParams.set('store', store)
  return new Request(url)
}

const Quick = z.object({
  id: z.number(),
  price: moneyText,
  on_hand: z.number().optional(),
  on_hand_seen: z.number().optional(),
  sure: Sure.optional(),
})
const Step = z.object({ intent: z.enum(['pause', 'resume', 'duplicate']), product: z.string() })

export async function action(args: Route.ActionArgs) {
  const store = args.params.slug
  const back = `/vendedor/dashboard/${store}/produtos${args.url.search}`
  if ((await formOf(args.request)).has('intent'))
    return submit(args, Step, async (api, { intent, product }) => {
      const { ofStore } = api.products
      if (intent === 'duplicate') {
        const copy = await ofStore.duplicate({ store, product })
        return redirectWithToast(
          `/vendedor/dashboard/${store}/produtos/${copy.slug}`,
          'Copiado como rascunho. Ponha as fotos e confira o estoque.',
        )
      }
      await (intent === 'pause' ? ofStore.pause({ store, product }) : ofStore.resume({ store, product }))
      return redirectWithToast(back, intent === 'pause' ? 'Pausado: ninguém vê nem compra.' : 'De volta à venda.')
    })
  return submit(args, Quick, async (api, input) => {
    await api.products.ofStore.quick({ ...input, store })
    return redirectWithToast(back, 'Preço e estoque salvos.')
  })
}

const filters = [
  {
    name: 'state',
    label: 'Situação',
    options: productStates.map((value) => ({ value, label: productStateWords[value].label })),
  },
  {
    name: 'stock',
    label: 'Estoque',
    options: [
      { value: 'com_estoque', label: 'Com estoque' },
      { value: 'acabando', label: 'Acabando' },
      { value: 'esgotado', label: 'Esgotado' },
    ],
  },
]

export default function StoreProductsPage({ loaderData: { page, store }, actionData }: Route.ComponentProps) {
  const address = `/vendedor/dashboard/${store}/produtos`
  const create = (
    <LinkButton to={`${address}/novo`} tone="primary" icon="plus">
      Novo produto
    </LinkButton>
  )
  return (
    <>
      <PageHeader
        title="Produtos"
        text="Preço e estoque mudam na hora. Textos e fotos do que já está à venda passam pela equipe."
        crumbs={[{ to: `/vendedor/dashboard/${store}`, label: 'Loja' }, { label: 'Produtos' }]}
        action={create}
      />
      {actionData?.message && <Notice tone="error" title={actionData.message} />}
      <DataList
        label="Produtos"
        noun={['produto', 'produtos']}
        page={page}
        keyOf={(product) => product.id}
        nameOf={(product) => product.name}
        search="Buscar por nome ou código"
        filters={filters}
        folded
        csv={`${address}/csv`}
        columns={[
          {
            key: 'name',
            label: 'Produto',
            sortable: true,
            phone: 'bare',
            render: (product) => <Name product={product} address={address} />,
          },
          {
            key: 'state',
            label: 'Situação',
            phone: 'hidden',
            render: ({ state, has_change }) => (
              <span className="flex flex-wrap gap-1.5">
                <ProductStateBadge state={state} />
                {has_change && (
                  <Badge tone="info" icon="clock">
                    Edição em revisão
                  </Badge>
                )}
              </span>
            ),
          },
          {
            key: 'price',
            label: 'Preço',
            sortable: true,
            align: 'end',
            phone: 'hidden',
            render: (product) => <Price product={product} />,
          },
          {
            key: 'stock',
            label: 'Estoque',
            sortable: true,
            align: 'end',
            phone: 'hidden',
            render: (product) => <Stock product={product} />,
          },
          {
            key: 'sales',
            label: 'Vendidos',
            sortable: true,
            align: 'end',
            phone: 'hidden',
            render: ({ sales_count }) => sales_count,
          },
        ]}
        actions={(product) => <RowActions product={product} address={address} />}
        empty={
          <EmptyState
            icon="package"
            title="Sua loja ainda não tem produtos"
            text="Comece por um: nome, fotos, preço e peso. Ele nasce como rascunho, e só a loja vê."
            action={create}
          />
        }
      />
    </>
  )
}

const Name = ({ product, address }: { product: StoreProductCard; address: string }) => (
  <span className="flex items-center gap-3 sm:min-w-56 xl:min-w-64">
    <ProductThumb photo={product.photo} />
    <span className="min-w-0">
      <Link to={`${address}/${product.slug}`} className="row-link link link-hover block font-semibold wrap-break-word">
        {product.name}
      </Link>
      <span className="text-sm text-muted max-md:hidden">{product.category}</span>
      <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 md:hidden">
        <span className="figures font-medium">
          <Price product={product} />
        </span>
        <Stock product={product} />
        {product.state !== 'publicado' && <ProductStateBadge state={product.state} />}
      </span>
    </span>
  </span>
)

const Price = ({ product: { min_price, max_price } }: { product: StoreProductCard }) => (
  <span>
    {max_price > min_price && <span className="text-sm text-muted">a partir de </span>}
    <span className="whitespace-nowrap">{formatMoney(min_price)}</span>
  </span>
)

const leftInWords = (left: number) => (left <= 0 ? 'esgotada' : `${left === 1 ? 'resta' : 'restam'} ${left}`)

function Stock({ product: { left, reserved, is_low, low } }: { product: StoreProductCard }) {
  const [scarcest, ...others] = low
  if (left === null) return <span className="text-sm text-muted">sem limite</span>
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5 sm:justify-end">
      {left <= 0 ? (
        <Badge tone="danger">Esgotado</Badge>
      ) : is_low ? (
        <Badge tone="amber" icon="triangle-alert">
          {scarcest?.name ? `${scarcest.name}: ${leftInWords(scarcest.left)}` : `${left}\u00a0·\u00a0acabando`}
          {others.length > 0 && ` e mais ${plural(others.length, 'opção', 'opções')}`}
        </Badge>
      ) : (
        <>
          {left}
          <span className="text-sm text-muted md:hidden">em estoque</span>
        </>
      )}
      {reserved > 0 && <span className="text-sm text-muted">+{plural(reserved, 'reservado', 'reservados')}</span>}
    </span>
  )
}

function RowActions({ product, address }: { product: StoreProductCard; address: string }) {
  const [editing, setEditing] = useState(false)
  const { name, slug, state, variant } = product
  // With a choice each option has its own, where it is edited.
  const prices = `${address}/${slug}#preco-e-estoque`
  const post = (intent: string) => ({ action: '', fields: { intent, product: slug } })
  return (
    <>
      {variant ? (
        <Button size="sm" icon="pencil" className="needs-script max-md:hidden" onClick={() => setEditing(true)}>
          Preço e estoque<span className="sr-only"> de {name}</span>
        </Button>
      ) : (
        <LinkButton size="sm" icon="pencil" className="max-md:hidden" to={prices}>
          Preço e estoque<span className="sr-only"> de {name}</span>
        </LinkButton>
      )}
      <DropMenu
        label={`Mais ações de ${name}`}
        iconOnly
        tone="plain"
        entries={[
          { label: 'Abrir', icon: 'pencil', to: `${address}/${slug}` },
          {
            label: 'Preço e estoque',
            icon: 'banknote',
            ...(variant ? { onSelect: () => setEditing(true) } : { to: prices }),
          },
          { label: 'Duplicar', icon: 'copy', post: post('duplicate') },
          ...(state === 'publicado' ? [{ label: 'Pausar', icon: 'pause' as const, post: post('pause') }] : []),
          ...(state === 'pausado' ? [{ label: 'Retomar', icon: 'play' as const, post: post('resume') }] : []),
        ]}
      />
      {variant && editing && <QuickEdit product={product} variant={variant} onClose={() => setEditing(false)} />}
    </>
  )
}

type QuickProps = {
  product: StoreProductCard
  variant: NonNullable<StoreProductCard['variant']>
  onClose: () => void
}

function QuickEdit({ product, variant, onClose }: QuickProps) {
  const key = `quick-${product.id}`
  useFetcher({ key })
  return (
    <Dialog open onClose={onClose} title={`Preço e estoque de ${product.name}`}>
      <Form fetcherKey={key} opened={{ price: variant.price }} onDone={onClose}>
        <HiddenField name="id" value={variant.id} />
        <div className="grid grid-cols-2 gap-4">
          <MoneyField name="price" label="Preço" centavos={variant.price} />
          {variant.on_hand !== null && (
            <>
              <HiddenField name="on_hand_seen" value={variant.on_hand} />
              <NumberField
                name="on_hand"
                label="Estoque"
                unit="un."
                whole
                defaultValue={variant.on_hand}
                help={product.reserved ? `${product.reserved} em pedidos` : undefined}
              />
            </>
          )}
        </div>
        <p className="text-sm text-muted">Valor de antes: {formatMoneyField(variant.price)}. Vale assim que salvar.</p>
        <SureField />
        <FormActions>
          <Button onClick={onClose}>Cancelar</Button>
          <SubmitButton sending="Salvando…">Salvar</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
