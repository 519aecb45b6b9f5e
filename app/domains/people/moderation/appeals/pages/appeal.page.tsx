import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { AppealCreate, AppealRef } from '../appeals.schemas.ts'
import { OwnDecisionView } from '../components/own-decision.tsx'
import type { Route } from './+types/appeal.page'

export const middleware = [access('owner')]
export const meta = pageMeta({ title: 'Decisão da moderação' })

const uuidOf = (params: { uuid: string }) => {
  const ref = AppealRef.safeParse(params)
  if (!ref.success) throw notFound()
  return ref.data.uuid
}

export const loader = ({ params, context }: Route.LoaderArgs) =>
  apiFor(context).moderation.appeals.show({ uuid: uuidOf(params) })

export async function action(args: Route.ActionArgs) {
  const uuid = uuidOf(args.params)
  return submit(args, AppealCreate.omit({ uuid: true }), async (api, input) => {
    await api.moderation.appeals.send({ uuid, ...input })
    return redirectWithToast(`/recurso/${uuid}`, 'Recurso enviado. Outra pessoa da moderação vai olhar.')
  })
}

export default function AppealPage({ loaderData: decision }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-2xl space-y-6">
      <PageHeader
        title="Decisão da moderação"
        text="O que foi decidido, por quê, e como pedir que outra pessoa reveja."
      />
      <OwnDecisionView decision={decision} />
    </div>
  )
}
