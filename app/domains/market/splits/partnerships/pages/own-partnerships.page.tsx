import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { afterConflict } from '#ui/document/after-conflict.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { HowPartnershipsWork } from '../components/how-partnerships-work.tsx'
import { PartnershipCard } from '../components/partnership-card.tsx'
import { ActTyped } from '../partnership.form.ts'
import { actDone } from '../partnership.words.ts'
import type { Route } from './+types/own-partnerships.page'

export const middleware = [access('seller')]
export const meta = pageMeta({ title: 'Minhas parcerias' })

export const loader = ({ context }: Route.LoaderArgs) => apiFor(context).splits.partnerships.mine()

export const action = (args: Route.ActionArgs) =>
  submit(args, ActTyped, async ({ splits }, input) => {
    await splits.partnerships.answerMine(input)
    return redirectWithToast('/vendedor/parcerias', actDone[input.act])
  })

export const shouldRevalidate = afterConflict

export default function OwnPartnershipsPage({ loaderData: { data }, actionData }: Route.ComponentProps) {
  return (
    <div className="max-w-5xl">
      <PageHeader
        title="Minhas parcerias"
        text="O que lojas dividem com você. Nada vale sem o seu aceite."
        more={
          <LinkButton to="/vendedor/ganhos" icon="wallet">
            Onde eu recebo
          </LinkButton>
        }
      />
      {actionData?.message && !actionData.errors && <Notice tone="error" title={actionData.message} />}
      <div className="space-y-6">
        <ListStates
          items={data}
          keyOf={({ id }) => id}
          empty={
            <EmptyState
              icon="handshake"
              text="Nenhuma proposta ainda. Quando uma loja quiser dividir vendas com você, a proposta aparece aqui."
            />
          }
          frame={(items) => <ul className="space-y-4">{items}</ul>}
        >
          {(one) => <PartnershipCard partnership={one} side="partner" />}
        </ListStates>
        <HowPartnershipsWork />
      </div>
    </div>
  )
}
