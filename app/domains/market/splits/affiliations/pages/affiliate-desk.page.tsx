import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { CommissionStats } from '../../commissions/components/commission-stats.tsx'
import { HowAffiliationsWork } from '../../programmes/components/how-affiliations-work.tsx'
import { AffiliationConsent, AffiliationRef } from '../affiliations.schemas.ts'
import { DeskTabs } from '../components/desk-tabs.tsx'
import { OwnAffiliationCard } from '../components/own-affiliation-card.tsx'
import type { Route } from './+types/affiliate-desk.page'

export const middleware = [access('seller')]
export const meta = pageMeta({ title: 'Divulgar' })

export async function loader({ context }: Route.LoaderArgs) {
  const { affiliations, commissions } = apiFor(context).splits
  const [{ data }, sums] = await Promise.all([affiliations.mine(), commissions.mySums()])
  return { data, sums }
}

const here = '/vendedor/divulgar'

export async function action(args: Route.ActionArgs) {
  if ((await formOf(args.request)).get('form') === 'leave')
    return submit(args, AffiliationRef, async ({ splits }, input) => {
      await splits.affiliations.leave(input)
      return redirectWithToast(here, 'Você deixou de divulgar. O que já vendeu continua seu.')
    })
  return submit(args, AffiliationConsent, async ({ splits }, input) => {
    await splits.affiliations.accept(input)
    return redirectWithToast(here, 'Guardamos que você aceitou.')
  })
}

export default function AffiliateDeskPage({ loaderData: { data, sums }, actionData }: Route.ComponentProps) {
  return (
    <div className="max-w-5xl">
      <PageHeader title="Divulgar" text="Indique produtos por um link seu e ganhe uma parte de cada venda." />
      <DeskTabs />
      {actionData?.message && <Notice tone="error" title={actionData.message} />}
      <div className="space-y-6">
        {data.length > 0 && <CommissionStats sums={sums} />}
        <ListStates
          items={data}
          keyOf={({ id }) => id}
          empty={
            <EmptyState
              icon="megaphone"
              title="Você ainda não divulga nada"
              text="Escolha um produto em que você confia e peça o seu link."
              action={
                <LinkButton to={`${here}/produtos`} tone="primary">
                  Ver o que divulgar
                </LinkButton>
              }
            />
          }
          frame={(items) => <ul className="space-y-4">{items}</ul>}
        >
          {(one) => <OwnAffiliationCard affiliation={one} />}
        </ListStates>
        <HowAffiliationsWork />
      </div>
    </div>
  )
}
