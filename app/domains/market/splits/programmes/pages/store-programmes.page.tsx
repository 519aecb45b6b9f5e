import { z } from 'zod'
import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { rowId } from '#shared/row-id.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { AffiliationTabs } from '../components/affiliation-tabs.tsx'
import { HowAffiliationsWork } from '../components/how-affiliations-work.tsx'
import { ProgrammeCard } from '../components/programme-card.tsx'
import type { Route } from './+types/store-programmes.page'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ params }: Route.MetaArgs) => ({
  title: `Afiliações de ${params.slug}`,
}))

export async function loader({ params, context }: Route.LoaderArgs) {
  const { data, can } = await apiFor(context).splits.programmes.list({ store: params.slug })
  return { programmes: data, can, store: params.slug }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, z.object({ id: rowId }), async ({ splits }, { id }) => {
    await splits.programmes.close({ store: args.params.slug, id })
    return redirectWithToast(
      storePath(args.params.slug, '/afiliacoes'),
      'O programa termina em 3 dias. Avisamos os afiliados.',
    )
  })

export default function StoreProgrammesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { programmes, can, store } = loaderData
  const create = can.edit && (
    <LinkButton to={storePath(store, '/afiliacoes/novo')} tone="primary" icon="plus">
      Abrir programa
    </LinkButton>
  )
  return (
    <div className="max-w-5xl">
      <PageHeader
        title="Afiliações"
        text="Deixe outras pessoas divulgarem seus produtos por um link. Você só paga comissão do que elas venderem."
        action={programmes.length > 0 && create}
      />
      <AffiliationTabs
        store={store}
        waiting={programmes.reduce((sum, { affiliates }) => sum + affiliates.waiting, 0)}
      />
      {actionData?.message && <Notice tone="error" title={actionData.message} />}
      <div className="space-y-6">
        <ListStates
          items={programmes}
          keyOf={({ id }) => id}
          empty={
            <EmptyState
              icon="megaphone"
              title="Nenhum programa aberto"
              text="Abra um para a loja toda ou para um produto, com a comissão que couber na sua margem."
              action={create}
            />
          }
          frame={(items) => <ul className="space-y-4">{items}</ul>}
        >
          {(programme) => <ProgrammeCard programme={programme} />}
        </ListStates>
        <HowAffiliationsWork />
      </div>
    </div>
  )
}
