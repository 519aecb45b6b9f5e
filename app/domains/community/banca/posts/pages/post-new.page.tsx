import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { PostForm } from '../components/post-form.tsx'
import { PostCreate } from '../posts.schemas.ts'
import type { Route } from './+types/post-new.page'
import { audiencesOf, postChoices } from './post-choices.server.ts'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Novo post' })

const About = z.object({
  plant_id: rowId.optional(),
  space_id: rowId.optional(),
  plan_cultivation_id: rowId.optional(),
})

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = viewerOf(context)
  const choices = await postChoices(apiFor(context), viewer.nickname)
  return {
    about: filterOf(request, About),
    choices,
    audiences: audiencesOf(viewer, { teachesCourse: choices.courses.length > 0 }),
    user_id: viewer.id,
    idempotency_key: randomUUID() as string,
  }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, PostCreate, async (api, input) => {
    const post = await api.banca.posts.create(input)
    const undo = { action: `/postagem/${post.slug}`, fields: { form: 'delete', back: '/banca' } }
    return redirectWithToast(`/postagem/${post.slug}`, 'Publicado.', 'success', undo)
  })

export default function PostNewPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Novo post" crumbs={[{ to: '/banca', label: 'Banca' }, { label: 'Novo post' }]} />
      <PostForm {...loaderData} />
    </div>
  )
}
