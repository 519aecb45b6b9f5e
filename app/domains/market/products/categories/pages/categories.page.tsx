import { Form } from 'react-router'
import { plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Icon } from '#ui/components/icon.tsx'
import type { IconName } from '#ui/components/icon-names.ts'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { type Category, CategoryMove } from '../product-categories.schemas.ts'
import type { Route } from './+types/categories.page'

export const middleware = [access('can:marketplace.manage')]
export const meta = pageMeta({ title: 'Categorias de produtos' })

const address = '/admin/marketplace/categorias'

export const loader = ({ context }: Route.LoaderArgs) => apiFor(context).products.categories.list()

export const action = (args: Route.ActionArgs) =>
  submit(args, CategoryMove, async (api, move) => {
    await api.products.categories.move(move)
    return redirectWithToast(address, 'A ordem foi salva.')
  })

const create = (
  <LinkButton to={`${address}/nova`} tone="primary" icon="plus">
    Nova categoria
  </LinkButton>
)

export default function CategoriesPage({ loaderData: { data } }: Route.ComponentProps) {
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="Categorias"
        text="As prateleiras da loja, em até três níveis. O endereço de uma categoria não muda com o nome."
        action={create}
      />
      {data.length ? (
        <ol aria-label="Categorias" className="divide-y divide-base-300 rounded-box border border-base-300 bg-surface">
          {data.map((category) => (
            <Row
              key={category.id}
              category={category}
              siblings={data.filter((one) => one.parent_id === category.parent_id)}
            />
          ))}
        </ol>
      ) : (
        <EmptyState
          icon="layers"
          text="Nenhuma categoria ainda. Sem elas, ninguém cadastra produtos."
          action={create}
        />
      )}
    </div>
  )
}

function Row({ category, siblings }: { category: Category; siblings: Category[] }) {
  const { id, name, depth, icon, active, products_count } = category
  const place = siblings.findIndex((one) => one.id === id)
  return (
    <li className="flex items-center gap-2 px-3 py-1.5">
      <div
        className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1"
        style={{ paddingInlineStart: `${(depth - 1) * 1.75}rem` }}
      >
        {icon && <Icon name={icon as IconName} size={18} className="text-muted" />}
        <Link to={`${address}/${id}`} className={`link link-hover ${depth === 1 ? 'font-semibold' : ''}`}>
          {name}
        </Link>
        {!active && <Badge tone="amber">Inativa</Badge>}
        <span className="text-sm text-muted">{plural(products_count, 'produto', 'produtos')}</span>
      </div>
      <Move id={id} to={place - 1} icon="arrow-up" label={`Subir ${name}`} shown={place > 0} />
      <Move id={id} to={place + 1} icon="arrow-down" label={`Descer ${name}`} shown={place < siblings.length - 1} />
    </li>
  )
}

type MoveProps = { id: number; to: number; icon: IconName; label: string; shown: boolean }

const Move = ({ id, to, icon, label, shown }: MoveProps) => (
  <Form method="post" preventScrollReset className={shown ? '' : 'invisible'}>
    <input type="hidden" name="id" value={id} />
    <input type="hidden" name="to" value={Math.max(0, to)} />
    <button type="submit" className="btn btn-ghost btn-square" disabled={!shown}>
      <Icon name={icon} label={label} />
    </button>
  </Form>
)
