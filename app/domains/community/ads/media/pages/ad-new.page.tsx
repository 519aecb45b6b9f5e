import { dayKey } from '#shared/dates.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { AdInput } from '../ads.schemas.ts'
import { AdFields } from '../components/ad-fields.tsx'
import type { Route } from './+types/ad-new.page'

export const middleware = [access('can:ads.manage')]
export const meta = pageMeta({ title: 'Novo anúncio' })

export async function loader({ context }: Route.LoaderArgs) {
  const { data: types } = await apiFor(context).ads.types.list({ page: 1, per_page: 100 })
  return { types, today: dayKey(context.get(requestContext).now()) }
}

const back = '/admin/ads/midias'

export const action = (args: Route.ActionArgs) =>
  submit(args, AdInput, async (api, input) => {
    const ad = await api.ads.media.create(input)
    return redirectWithToast(`${back}/${ad.id}`, `${ad.name} foi criado. É assim que aparece.`)
  })

export default function AdNewPage({ loaderData: { types, today } }: Route.ComponentProps) {
  return (
    <div className="max-w-2xl">
      <PageHeader title="Novo anúncio" crumbs={[{ to: back, label: 'Anúncios' }]} />
      <Form values={{ active: true, weight: 1, starts_on: today }} guard>
        <AdFields types={types} />
        <FormActions>
          <LinkButton to={back}>Cancelar</LinkButton>
          <SubmitButton sending="Salvando…">Criar</SubmitButton>
        </FormActions>
      </Form>
    </div>
  )
}
