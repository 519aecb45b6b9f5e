import { ORPCError } from '@orpc/server'
import { redirect } from 'react-router'
import { z } from 'zod'
import { sendOrEnqueue } from '#domains/base/outbox/ui.ts'
import { plural } from '#shared/numbers.ts'
import { pick } from '#shared/pick.ts'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { afterKept } from '#ui/form/kept-for-later.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access, safePath } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ChooseTarget } from '../../quick-log/components/choose-target.tsx'
import { ActUndo } from '../../quick-log/quick-log.schemas.ts'
import { logAddress } from '../../quick-log/quick-targets.model.ts'
import { undoOfAct } from '../../quick-log/undo-act.view.ts'
import { ActForm } from '../components/act-form.tsx'
import { ActivityPicker } from '../components/activity-picker.tsx'
import { openActivity } from '../components/open-activity.view.ts'
import { TargetFields } from '../components/target-fields.tsx'
import { writtenText } from '../written.words.ts'
import type { Route } from './+types/log.page'
import { openForm } from './act-form.server.ts'
import { actOnTarget } from './act-on-target.server.ts'
import { namedPlants, plantIdsIn } from './named-plants.server.ts'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.plants.length ? 'Registrar em várias plantas' : 'Registrar',
}))

/** `plantas=1,2,3`, or `plantas=1&plantas=2` from the form that asks for them. */
const idsOf = (url: URL) => plantIdsIn(url.searchParams.getAll('plantas'))

/** `em=plant:lua`, from a page whose own thing was not known yet: where its form is, when the viewer may log on it. */
async function formOn(em: string | null, { url, context }: Pick<Route.LoaderArgs, 'url' | 'context'>) {
  const [kind, slug] = em?.split(':') ?? []
  if (!slug) return null
  const { garden } = apiFor(context)
  const showing: Promise<{ slug: string; can: { update: boolean } }> =
    kind === 'space' ? garden.spaces.show({ slug }) : garden.plants.show({ id_or_slug: slug })
  const thing = await showing.catch((error) => {
    if (error instanceof ORPCError && error.status === 404) return null
    throw error
  })
  if (!thing?.can.update) return null
  const target = { kind: kind === 'space' ? ('space' as const) : ('plant' as const), slug: thing.slug }
  return logAddress(target, url.searchParams.get('tipo') ?? 'nota', url.pathname)
}

/** The form for several plants; without any, what one may choose from. */
export async function loader(args: Route.LoaderArgs) {
  const there = await formOn(args.url.searchParams.get('em'), args)
  if (there) throw redirect(there)
  const api = apiFor(args.context)
  const plants = await namedPlants(args, idsOf(args.url))
  const form = await openForm(api, args.url, plants)
  const [only, ...others] = plants
  if (only && !others.length)
    throw redirect(`/cultivo/planta/${only.slug}/atualizacoes${form.tipo ? `?tipo=${form.tipo}` : ''}`)
  const quick = only ? null : await api.journal.quickLog.show()
  return { form, plants, quick, from: cameFrom(args.url) }
}

/** Where the plants were chosen: among many that are kept in order (`de=gerenciar`), or here. */
const cameFrom = ({ searchParams }: URL) =>
  searchParams.get('de') === 'gerenciar'
    ? { to: '/cultivo/gerenciar/plantas', label: 'Gerenciar plantas' }
    : { to: '/cultivo/registrar', label: 'Registrar' }

export async function action(args: Route.ActionArgs) {
  if ((await formOf(args.request)).get('intent') === 'undo') return undo(args)
  const { to } = cameFrom(args.url)
  return actOnTarget(args, { target: `plants:${idsOf(args.url)}` }, ({ written, gone, act_key }) =>
    redirectWithToast(to, writtenText(written, gone), 'success', undoOfAct(act_key, to)),
  )
}

/** When offline the form is queued on the phone. */
export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => sendOrEnqueue(request, serverAction)

export const shouldRevalidate = afterKept

const Undo = ActUndo.extend({ back: z.string().max(300).optional() })

const undo = (args: Route.ActionArgs) =>
  submit(args, Undo, async ({ journal }, { act_key, back }) => {
    await journal.quickLog.undo({ act_key })
    return redirectWithToast(safePath(back) ?? '/cultivo', 'Desfeito.')
  })

export default function LogPage({ loaderData: { form, plants, quick, from } }: Route.ComponentProps) {
  const open = openActivity('plant', form, plants)
  const ids = plants.map(({ id }) => id).join(',')
  const de = from.to === '/cultivo/registrar' ? '' : '&de=gerenciar'
  const title = plural(plants.length, 'planta', 'plantas')
  if (quick) return <ChooseTarget log={quick} activity={form.tipo ? open.chosen : undefined} />
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={`Registrar em ${title}`} text={plants.map(({ name }) => name).join(', ')} crumbs={[from]} />
      <div className="space-y-4">
        <ActivityPicker
          {...open}
          address={`/cultivo/registrar?plantas=${ids}${de}`}
          cycles={plants.map(({ cycle }) => cycle)}
        />
        <ActForm
          activity={open.chosen}
          about={{ kind: 'plants', slug: ids, name: title }}
          {...pick(form, 'usual', 'holds', 'idempotency_key')}
        >
          <TargetFields anywhere activity={open.chosen} plants={plants} />
        </ActForm>
      </div>
    </div>
  )
}
