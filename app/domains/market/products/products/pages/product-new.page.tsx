import { randomUUID } from 'node:crypto'
import { LinkButton } from '#ui/components/button.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access, safePath } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ProductForm } from '../components/product-form.tsx'
import { ProductForm as Schema, variantsTyped } from '../product.form.ts'
import type { Route } from './+types/product-new.page'
import { productChoices } from './product-choices.server.ts'

export const middleware = [access('store')]
export const meta = pageMeta({ title: 'Novo produto' })

/** `kind`: what is sold, by a link that knows; `volta`: where one came from. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const api = apiFor(context)
  // Whoever does not work here learns it before writing.
  await api.products.ofStore.list({ store: params.slug, per_page: 1 })
  const choices = await productChoices(api)
  const type = choices.types.find(({ kind }) => kind === url.searchParams.get('kind'))
  const back = safePath(url.searchParams.get('volta'))
  return { store: params.slug, choices, type_id: type?.id, back, idempotency_key: randomUUID() as string }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, Schema, async (api, { intent: _, sure: __, opened: ___, variants, ...input }) => {
    const store = args.params.slug
    const { slug } = await api.products.ofStore.create({ ...input, store, variants: variantsTyped(variants) })
    const back = safePath(args.url.searchParams.get('volta'))
    const query = back ? `?volta=${encodeURIComponent(back)}` : ''
    return redirectWithToast(
      `/vendedor/dashboard/${store}/produtos/${slug}${query}`,
      'O rascunho está salvo. Confira e envie.',
    )
  })

export default function ProductNewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { store, choices, type_id, idempotency_key } = loaderData
  const back = `/vendedor/dashboard/${store}/produtos`
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="Novo produto"
        text="Nasce como rascunho: só a loja vê até a equipe conferir."
        crumbs={[{ to: back, label: 'Produtos' }, { label: 'Novo produto' }]}
      />
      <ProductForm choices={choices} values={{ type_id }} typed={actionData?.values} idempotency_key={idempotency_key}>
        <FormActions>
          <LinkButton to={loaderData.back ?? back}>Cancelar</LinkButton>
          <SubmitButton sending="Salvando…">Salvar rascunho</SubmitButton>
        </FormActions>
      </ProductForm>
    </div>
  )
}
