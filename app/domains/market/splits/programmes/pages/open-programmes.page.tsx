import { z } from 'zod'
import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/numbers.ts'
import { rowId } from '#shared/row-id.ts'
import { ListFilters } from '#ui/admin/list-filters.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { DeskTabs } from '../../affiliations/components/desk-tabs.tsx'
import { percentOf } from '../../parts.words.ts'
import { ProgrammeWords } from '../components/programme-words.tsx'
import { type OpenProgramme, ProgrammeFilter } from '../programmes.schemas.ts'
import type { Route } from './+types/open-programmes.page'

export const middleware = [access('seller')]
export const meta = pageMeta({ title: 'O que divulgar' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = filterOf(request, ProgrammeFilter)
  return { page: await apiFor(context).splits.programmes.open(filter), search: filter.search }
}

const Apply = z.object({ programme_id: rowId, terms_id: rowId, message: z.string().default('') })

export const action = (args: Route.ActionArgs) =>
  submit(args, Apply, async ({ splits }, input) => {
    const { data } = await splits.affiliations.apply(input)
    const open = data.some(({ programme, state }) => programme.id === input.programme_id && state === 'ativa')
    return redirectWithToast(
      '/vendedor/divulgar',
      open ? 'Pronto: seu link já vale.' : 'Pedido enviado. Avisamos quando a loja responder.',
    )
  })

export default function OpenProgrammesPage({ loaderData: { page, search }, actionData }: Route.ComponentProps) {
  return (
    <div className="max-w-5xl">
      <PageHeader title="O que divulgar" text="Lojas que pagam comissão a quem indica. Escolha e peça o seu link." />
      <DeskTabs />
      {actionData?.message && !actionData.values?.form && <Notice tone="error" title={actionData.message} />}
      <div className="space-y-6">
        <ListFilters filters={[]} search="Buscar por produto ou loja" />
        <ListStates
          items={page.data}
          keyOf={({ id }) => id}
          empty={
            search ? (
              <EmptyState
                icon="search"
                text="Nada encontrado com esta busca. Tente outra palavra."
                action={<LinkButton to="?">Limpar busca</LinkButton>}
              />
            ) : (
              <EmptyState icon="megaphone" text="Nenhuma loja tem programa aberto agora. Volte em alguns dias." />
            )
          }
          frame={(items) => <ul className="grid gap-4 md:grid-cols-2">{items}</ul>}
        >
          {(programme) => <OpenCard programme={programme} />}
        </ListStates>
        <Pager {...page} label="Páginas de programas" />
      </div>
    </div>
  )
}

function OpenCard({ programme }: { programme: OpenProgramme }) {
  const { id, store, product, terms, text, materials, mode, own, can } = programme
  const address = product ? `/loja/${store.slug}/${product.slug}` : `/loja/${store.slug}`
  return (
    <li className="card">
      <div className="space-y-3 p-5">
        <div>
          <h2 className="text-lg break-words">
            <Link to={address} className="link link-hover">
              {product?.name ?? `Tudo de ${store.name}`}
            </Link>
          </h2>
          <p className="text-sm text-muted">
            {product ? `${store.name} · ${formatMoney(product.min_price)}` : 'Todos os produtos da loja'}
          </p>
        </div>
        <p className="flex flex-wrap gap-1.5">
          <Badge tone="primary" icon="percent">
            {percentOf(terms.bps)} de comissão
          </Badge>
          <Badge icon="clock">{plural(terms.window_days, 'dia', 'dias')} de prazo</Badge>
        </p>
        {product && (
          <p className="text-[0.9375rem]">
            Você ganha a partir de <strong>{formatMoney(Math.floor((product.min_price * terms.bps) / 10_000))}</strong>{' '}
            por venda.
          </p>
        )}
        {own && (
          <LinkButton to="/vendedor/divulgar" size="sm">
            Ver o meu link
          </LinkButton>
        )}
      </div>
      {(text || materials.length > 0) && (
        <Disclosure title="O que a loja pede" icon="info" inCard>
          <ProgrammeWords text={text} materials={materials} />
        </Disclosure>
      )}
      {can.apply && (
        <Disclosure title="Pedir o link" icon="link" inCard>
          <Form name={`apply-${id}`} className="space-y-4 px-5 pb-5">
            <HiddenField name="programme_id" value={id} />
            <HiddenField name="terms_id" value={terms.id} />
            {mode === 'aprovacao' && (
              <TextArea
                name="message"
                label="Como você vai divulgar"
                help="A loja lê antes de decidir."
                required={false}
                maxLength={1000}
                rows={3}
              />
            )}
            <p className="text-sm text-muted">
              Ao pedir, você aceita {percentOf(terms.bps)} de comissão com {plural(terms.window_days, 'dia', 'dias')} de
              prazo. Comprar pelo próprio link não paga comissão.
            </p>
            <SubmitButton sending="Pedindo…">
              {mode === 'aberta' ? 'Aceitar e receber o link' : 'Enviar pedido'}
            </SubmitButton>
          </Form>
        </Disclosure>
      )}
    </li>
  )
}
