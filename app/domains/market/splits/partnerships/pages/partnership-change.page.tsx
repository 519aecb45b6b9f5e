import { data } from 'react-router'
import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { now } from '#shared/clock.ts'
import { dayKey } from '#shared/dates.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { bpsField } from '../../typed-bps.form.ts'
import { ShareFields } from '../components/share-fields.tsx'
import { VersionTyped } from '../partnership.form.ts'
import type { Route } from './+types/partnership-change.page'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && `Propor mudança na parceria com ${loaderData.partnership.partner.name}`,
}))

export async function loader({ params, context }: Route.LoaderArgs) {
  const { sent } = await apiFor(context).splits.partnerships.list({ store: params.slug })
  const partnership = sent.find(({ id, can }) => String(id) === params.id && can.change)
  if (!partnership) throw data({ statusCode: 404, message: 'Não encontramos essa parceria.' }, { status: 404 })
  return { partnership }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, VersionTyped, async ({ splits }, input) => {
    const { slug: store, id } = args.params
    await splits.partnerships.change({ ...input, store, id: Number(id) })
    return redirectWithToast(storePath(store, '/parcerias'), 'Proposta enviada. Até a resposta, vale o combinado.')
  })

export default function PartnershipChangePage({ loaderData: { partnership } }: Route.ComponentProps) {
  const { store, partner, in_force, versions } = partnership
  const back = storePath(store.slug, '/parcerias')
  const today = dayKey(now())
  const bps = (in_force ?? versions[0])?.bps ?? 0
  return (
    <div className="max-w-2xl">
      <PageHeader
        title="Propor mudança"
        text={`A parceria com ${partner.name} segue como está até a resposta.`}
        crumbs={[{ to: back, label: 'Parcerias' }, { label: 'Propor mudança' }]}
      />
      <Form values={{ bps: bpsField(bps), starts_on: today }} guard>
        <ShareFields today={today} />
        <FormActions>
          <LinkButton to={back}>Cancelar</LinkButton>
          <SubmitButton sending="Enviando…">Enviar proposta</SubmitButton>
        </FormActions>
      </Form>
    </div>
  )
}
