import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { audiences } from '../../audiences/audience.kinds.ts'
import { PostForm } from '../components/post-form.tsx'
import { withPlant } from '../post.form.ts'
import type { Route } from './+types/post-new.page'
import { audiencesOf, postChoices } from './post-choices.server.ts'
import { PrivateWeekPost, WeekPost, weekToPost, withWeekPhoto } from './week-to-post.server.ts'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Novo post' })

const About = z.object({
  plant_id: rowId.optional(),
  space_id: rowId.optional(),
  plan_cultivation_id: rowId.optional(),
  available_by: z.enum(audiences).optional().catch(undefined),
  /** The last day of the week of the plant that the post tells of. */
  semana: z.iso.date().optional().catch(undefined),
})

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = viewerOf(context)
  const { semana, ...about } = filterOf(request, About)
  const [choices, week] = await Promise.all([
    postChoices(apiFor(context), viewer.nickname),
    weekToPost(apiFor(context), { ...about, semana }),
  ])
  return {
    ...{ about, week },
    choices,
    audiences: audiencesOf(viewer, { teachesCourse: choices.courses.length > 0 }),
    user_id: viewer.id,
    idempotency_key: week?.idempotency_key ?? (randomUUID() as string),
  }
}

export async function action(args: Route.ActionArgs) {
  const week_of = (await formOf(args.request)).get('week_of')
  const told = week_of ? await apiFor(args.context).garden.plants.show({ id_or_slug: String(week_of) }) : null
  return submit(args, told?.private ? PrivateWeekPost : WeekPost, async (api, typed) => {
    const { week_of: _of, week_photo_id: _id, week_photo_alt: _alt, week_said: _said, other_plant_id, ...input } = typed
    const post = await api.banca.posts.create({
      ...withPlant(input, other_plant_id),
      ...(await withWeekPhoto(api, typed)),
    })
    const undo = { action: `/postagem/${post.slug}`, fields: { form: 'delete', back: '/banca' } }
    return redirectWithToast(`/postagem/${post.slug}`, 'Publicado.', 'success', undo)
  })
}

export default function PostNewPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="writing-room mx-auto max-w-2xl">
      <PageHeader title="Novo post" crumbs={[{ to: '/banca', label: 'Banca' }, { label: 'Novo post' }]} />
      <PostForm {...loaderData} />
    </div>
  )
}
