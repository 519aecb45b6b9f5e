import { randomUUID } from 'node:crypto'
import { BadgeGift } from '#domains/game/honours/badges/badges.schemas.ts'
import { PointAdjustmentInput, PointAdjustmentRef } from '#domains/game/points/by-hand/point-adjustments.schemas.ts'
import { PointsByHand } from '#domains/game/points/ui.ts'
import { plural } from '#shared/numbers.ts'
import { PageInput } from '#shared/pagination.ts'
import { Chip } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ClaimRow } from '../components/claim-row.tsx'
import { type ClaimState, claimStates } from '../reward.kinds.ts'
import { claimTabs } from '../reward.words.ts'
import { ClaimFilter, ClaimSettle } from '../rewards.schemas.ts'
import type { Route } from './+types/handing-out.page'

export const middleware = [access('can:game.manage')]
export const meta = pageMeta({ title: 'Entregas e pontos', noindex: true })

const here = '/admin/gameficacao/entregas'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const filter = filterOf(request, ClaimFilter)
  const points = PageInput.shape.page.catch(1).parse(url.searchParams.get('pontos') ?? 1)
  const [claims, badges, adjustments] = await Promise.all([
    api.rewards.claims(filter),
    api.honours.staffBadges.list({ way: 'mao', active: true, per_page: 100 }),
    api.points.byHand.list({ page: points }),
  ])
  return {
    ...{ state: filter.state, claims, adjustments, idempotency_key: randomUUID() as string },
    badges: badges.data.map(({ id, name }) => ({ value: id, label: name })),
  }
}

const settled: Record<ClaimState, string> = {
  entregue: 'Marcada como enviada.',
  devolvido: 'Os pontos voltaram.',
  pedido: 'Espera envio de novo.',
}

export async function action(args: Route.ActionArgs) {
  const form = (await formOf(args.request)).get('form')
  // The list stays as it was narrowed.
  const back = `${here}${args.url.search}`
  if (form === 'badge')
    return submit(args, BadgeGift, async (api, input) => {
      const { nickname, badge } = await api.honours.give(input)
      return redirectWithToast(back, `${nickname} ganhou ${badge}.`)
    })
  if (form === 'points')
    return submit(args, PointAdjustmentInput, async (api, input) => {
      const { nickname, points } = await api.points.byHand.give(input)
      const moved = plural(Math.abs(points), 'ponto', 'pontos')
      return redirectWithToast(back, points > 0 ? `${nickname} recebeu ${moved}.` : `${nickname} perdeu ${moved}.`)
    })
  if (form === 'undo-points')
    return submit(args, PointAdjustmentRef, async (api, input) => {
      await api.points.byHand.undo(input)
      return redirectWithToast(back, 'Lançamento desfeito.')
    })
  return submit(args, ClaimSettle, async (api, input) => {
    await api.rewards.settle(input)
    return redirectWithToast(back, settled[input.state])
  })
}

export default function HandingOutPage({ loaderData }: Route.ComponentProps) {
  const { state, claims, badges, adjustments, idempotency_key } = loaderData
  return (
    <div className="max-w-2xl space-y-6">
      <PageHeader title="Entregas e pontos" text="Produtos trocados, e emblemas e pontos dados à mão." />
      <Card title="Produtos trocados">
        <nav aria-label="Situação" className="mb-2 flex flex-wrap gap-2">
          {claimStates.map((one) => (
            <Chip key={one} to={one === 'pedido' ? here : `${here}?state=${one}`} active={one === state}>
              {claimTabs[one]}
            </Chip>
          ))}
        </nav>
        <ListStates
          items={claims.data}
          keyOf={({ id }) => id}
          frame={(items) => <ul className="divide-y divide-base-300">{items}</ul>}
          empty={
            <EmptyState icon="package" text={state === 'pedido' ? 'Nada espera envio.' : 'Nada por aqui ainda.'} />
          }
        >
          {(claim) => <ClaimRow claim={claim} />}
        </ListStates>
        <Pager {...claims} label="Páginas dos produtos trocados" />
      </Card>
      <Card title="Dar um emblema">
        {badges.length ? (
          <Form name="badge" className="space-y-4">
            <SelectField name="badge_id" label="Emblema" options={badges} placeholder="Escolha" />
            <TextField name="nickname" label="Apelido" maxLength={60} help="Como está no perfil da pessoa." />
            <SubmitButton sending="Dando…">Dar emblema</SubmitButton>
          </Form>
        ) : (
          <p className="text-muted">
            Nenhum emblema é dado à mão.{' '}
            <Link to="/admin/gameficacao/badges/novo" className="link">
              Crie um
            </Link>
            .
          </p>
        )}
      </Card>
      <PointsByHand adjustments={adjustments} idempotency_key={idempotency_key} />
    </div>
  )
}
