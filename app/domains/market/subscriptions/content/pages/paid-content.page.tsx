import type { ProductState } from '#domains/market/products/products/product.kinds.ts'
import { productStateWords } from '#domains/market/products/products/product.words.ts'
import { deskOf } from '#domains/market/stores/store-desk.server.ts'
import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { formatDay } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Stat, Stats } from '#ui/components/stat.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import type { PaidContent } from '../paid-content.schemas.ts'
import type { Route } from './+types/paid-content.page'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Vender conteúdo: ${loaderData?.store.name ?? ''}`,
}))

export async function loader({ context }: Route.LoaderArgs) {
  const { slug, name } = deskOf(context)
  return { content: await apiFor(context).subscriptions.ofStore.content({ store: slug }), store: { slug, name } }
}

type Props = { content: PaidContent; slug: string }

export default function PaidContentPage({ loaderData: { content, store } }: Route.ComponentProps) {
  const parts = { content, slug: store.slug }
  return (
    <div className="max-w-5xl space-y-6">
      <PageHeader
        title="Vender conteúdo"
        text="Ganhe com o que você sabe: textos que só quem assina lê, e arquivos que se baixam na hora."
      />
      <Stats>
        <Stat label="Posts pagos" value={content.posts_count} icon="lock" />
        <Stat label="Podem ler agora" value={content.readers} icon="users" />
        <Stat
          label="Arquivos vendidos"
          value={content.digital.reduce((sum, { sold }) => sum + sold, 0)}
          icon="file-down"
        />
      </Stats>
      <Posts {...parts} />
      <Plans {...parts} />
      <Files {...parts} />
    </div>
  )
}

const Posts = ({ content: { owner, posts, posts_count, readers, can } }: Props) => (
  <Card title="1. Escreva para quem assina">
    <div className="space-y-4">
      <p>
        Todos veem a chamada do post; o resto se abre para quem tem a assinatura em dia.{' '}
        {readers ? `${plural(readers, 'pessoa lê', 'pessoas leem')} os posts pagos de ${owner.nickname} agora.` : ''}
      </p>
      {posts.length > 0 && (
        <ul className="divide-y divide-base-300">
          {posts.map((post) => (
            <li key={post.slug} className="py-3">
              <Link to={`/postagem/${post.slug}`} className="link link-hover font-semibold wrap-anywhere">
                {post.teaser || 'Post sem chamada'}
              </Link>
              <span className="block text-sm text-muted">{formatDay(post.created_at)}</span>
            </li>
          ))}
        </ul>
      )}
      {posts_count > posts.length && (
        <p className="text-sm text-muted">
          Estes são os {posts.length} mais novos, de {posts_count}.
        </p>
      )}
      {can.write_posts && (
        <LinkButton to="/postagem/nova?available_by=pago" tone="primary" icon="pencil">
          Escrever um post pago
        </LinkButton>
      )}
      {!can.write_posts && (
        <p className="text-sm text-muted">
          {owner.is_viewer ? (
            <>
              Posts pagos são de quem tem o papel de professor.{' '}
              <Link to="/contato" className="link">
                Peça o papel à equipe
              </Link>
              .
            </>
          ) : (
            `Quem escreve é ${owner.nickname}, que é dono da loja.`
          )}
        </p>
      )}
    </div>
  </Card>
)

const Plans = ({ content: { plans, can }, slug }: Props) => (
  <Card title="2. Abra um plano que dê acesso">
    <div className="space-y-4">
      <p>Crie um produto do tipo assinatura e marque nele “Ler os posts pagos”. Mensal ou anual, com teste ou sem.</p>
      {plans.length > 0 && (
        <ul className="divide-y divide-base-300">
          {plans.map((plan) => (
            <li key={plan.variant_id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
              <Link
                to={storePath(slug, `/assinaturas/planos/${plan.variant_id}`)}
                className="link link-hover flex-1 basis-52 font-semibold wrap-anywhere"
              >
                {plan.name}
              </Link>
              {!plan.active && <Badge>Fechado para novas</Badge>}
              <span className="figures">{formatMoney(plan.price)}</span>
              <span className="figures text-sm text-muted">
                {plural(plan.subscribers, 'pessoa assina', 'pessoas assinam')}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-2">
        {can.manage_products && (
          <LinkButton to={storePath(slug, '/produtos/novo?kind=assinatura')} icon="plus">
            Novo produto de assinatura
          </LinkButton>
        )}
        <LinkButton to={storePath(slug, '/assinaturas')} icon="repeat">
          Ver assinaturas
        </LinkButton>
      </p>
    </div>
  </Card>
)

const Files = ({ content: { digital, can }, slug }: Props) => (
  <Card title="3. Venda arquivos">
    <div className="space-y-4">
      <p>Guias, planilhas, receitas: quem compra baixa assim que o pagamento cai.</p>
      {digital.length > 0 && (
        <ul className="divide-y divide-base-300">
          {digital.map((product) => (
            <li key={product.slug} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
              <Link
                to={storePath(slug, `/produtos/${product.slug}`)}
                className="link link-hover flex-1 basis-52 font-semibold wrap-anywhere"
              >
                {product.name}
              </Link>
              <StateOf state={product.state as ProductState} />
              <span className="figures text-sm text-muted">
                {product.files ? plural(product.files, 'arquivo', 'arquivos') : 'sem arquivo'}
              </span>
              <span className="figures">
                {plural(product.sold, 'venda', 'vendas')}, {formatMoney(product.sold_amount)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {can.manage_products && (
        <LinkButton to={storePath(slug, '/produtos/novo?kind=digital')} icon="plus">
          Novo produto digital
        </LinkButton>
      )}
    </div>
  </Card>
)

const StateOf = ({ state }: { state: ProductState }) => (
  <Badge tone={productStateWords[state].tone}>{productStateWords[state].label}</Badge>
)
