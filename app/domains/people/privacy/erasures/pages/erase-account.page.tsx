import { formatLongDay, onDay } from '#shared/dates.ts'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ExportCard } from '../../exports/components/export-card.tsx'
import { EraseForm } from '../components/erase-form.tsx'
import { LostAndKept } from '../components/lost-and-kept.tsx'
import { PendingErasureCard } from '../components/pending-erasure.tsx'
import { UnderWay } from '../components/under-way.tsx'
import { CancelErasure, ErasureRequest } from '../erasures.schemas.ts'
import type { Route } from './+types/erase-account.page'
import { readUnderWay } from './under-way.server.ts'

export const middleware = [access('signed_in')]
export const meta = pageMeta({ title: 'Apagar a conta' })

/** Another user's page is 404. */
function demandOwn({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  const { nickname } = viewerOf(context)
  if (params.user.toLowerCase() !== nickname.toLowerCase()) throw notFound()
  return nickname
}

export async function loader(args: Route.LoaderArgs) {
  const nickname = demandOwn(args)
  const api = apiFor(args.context)
  const { erasures, exports } = api.privacy
  const [erasure, copy] = await Promise.all([erasures.show(), exports.latest()])
  return { nickname, erasure, copy, under_way: erasure.pending ? null : await readUnderWay(api) }
}

const to = (path: string, text: string) => redirectWithToast(path, text)

export async function action(args: Route.ActionArgs) {
  const nickname = demandOwn(args)
  if ((await formOf(args.request)).get('form') === 'cancel')
    return submit(args, CancelErasure, async (api) => {
      await api.privacy.erasures.cancel()
      return to(`/perfil/${nickname}`, 'Tudo voltou como estava. Que bom que você ficou!')
    })
  return submit(args, ErasureRequest, async (api, input) => {
    const { erase_after } = await api.privacy.erasures.ask(input)
    return to('/', `Sua conta será apagada ${onDay(formatLongDay(erase_after))}. Até lá, entre para desistir.`)
  })
}

export default function EraseAccountPage({ loaderData: { nickname, erasure, copy, under_way } }: Route.ComponentProps) {
  const { pending, lost, kept } = erasure
  return (
    <div className="mx-auto max-w-2xl space-y-6">
      <PageHeader
        title={pending ? 'Sua conta vai ser apagada' : 'Apagar a conta'}
        text={pending ? undefined : 'Antes de decidir, veja o que some, o que fica e como levar uma cópia.'}
      />
      {pending && <PendingErasureCard erase_after={pending.erase_after} />}
      {under_way && <UnderWay {...under_way} />}
      <ExportCard copy={copy} back={`/perfil/${nickname}/delete`} />
      <LostAndKept lost={lost} kept={kept} />
      {!pending && <EraseForm nickname={nickname} />}
    </div>
  )
}
