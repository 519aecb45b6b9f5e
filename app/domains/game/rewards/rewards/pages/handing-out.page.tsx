import { BadgeGift } from '#domains/game/honours/badges/badges.schemas.ts'
import { formatDayTime } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ClaimSettle } from '../rewards.schemas.ts'
import type { Route } from './+types/handing-out.page'

export const middleware = [access('can:game.manage')]
export const meta = pageMeta({ title: 'Entregas', noindex: true })

const here = '/admin/gameficacao/entregas'

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const [claims, badges] = await Promise.all([
    api.rewards.waiting(),
    api.honours.staffBadges.list({ way: 'mao', active: true, per_page: 100 }),
  ])
  return { claims: claims.data, badges: badges.data.map(({ id, name }) => ({ value: id, label: name })) }
}

export async function action(args: Route.ActionArgs) {
  if ((await formOf(args.request)).get('form') === 'badge')
    return submit(args, BadgeGift, async (api, input) => {
      const { nickname, badge } = await api.honours.give(input)
      return redirectWithToast(here, `${nickname} ganhou ${badge}.`)
    })
  return submit(args, ClaimSettle, async (api, input) => {
    await api.rewards.settle(input)
    return redirectWithToast(here, input.state === 'entregue' ? 'Marcada como enviada.' : 'Os pontos voltaram.')
  })
}

export default function HandingOutPage({ loaderData: { claims, badges } }: Route.ComponentProps) {
  return (
    <div className="max-w-2xl space-y-6">
      <PageHeader title="Entregas" text="Produtos trocados que esperam envio, e emblemas dados à mão." />
      <Card title="Esperando envio">
        <ListStates
          items={claims}
          keyOf={({ id }) => id}
          frame={(items) => <ul className="divide-y divide-base-300">{items}</ul>}
          empty={<EmptyState icon="package" text="Nada espera envio." />}
        >
          {({ id, reward, nickname, cost, owes, created_at }) => (
            <li className="space-y-3 py-4">
              <p>
                <strong>{reward}</strong> para{' '}
                <Link to={`/perfil/${nickname}`} className="link">
                  {nickname}
                </Link>
                <span className="block text-sm text-muted">
                  {plural(cost, 'ponto', 'pontos')}, {formatDayTime(created_at)}
                </span>
                {owes && (
                  <span className="block text-sm font-medium text-warning-content">
                    O que deu os pontos foi desfeito depois da troca: a pessoa está devendo pontos.
                  </span>
                )}
              </p>
              <Form name={`claim-${id}`} className="flex flex-wrap gap-2">
                <HiddenField name="id" value={id} />
                <SubmitButton name="state" value="entregue" sending="Salvando…">
                  Foi enviada
                </SubmitButton>
                <SubmitButton name="state" value="devolvido" tone="quiet" sending="Salvando…">
                  Devolver os pontos
                </SubmitButton>
              </Form>
            </li>
          )}
        </ListStates>
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
    </div>
  )
}
