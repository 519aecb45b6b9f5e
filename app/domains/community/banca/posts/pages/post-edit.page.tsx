import { redirect } from 'react-router'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { checkbox, submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { PostForm } from '../components/post-form.tsx'
import { otherPlant, withPlant } from '../post.form.ts'
import { PostChange } from '../posts.schemas.ts'
import type { Route } from './+types/post-edit.page'
import { audiencesOf, postChoices } from './post-choices.server.ts'

export const middleware = [access('owner')]
export const meta = pageMeta({ title: 'Editar post' })

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const post = await api.banca.posts.show({ id: params.post })
  if (!post.can.update) throw notFound()
  if (post.slug !== params.post) throw redirect(`/postagem/${post.slug}/editar`)
  const viewer = viewerOf(context)
  const choices = await postChoices(api, post.user.nickname)
  const isOwn = viewer.id === post.created_by
  // Staff corrects what is written; who reads it is its author's choice.
  const courses = isOwn ? choices.courses : []
  const named = post.course && !courses.some(({ id }) => id === post.course?.id)
  return {
    post,
    choices: {
      ...choices,
      toTell: isOwn ? withOne(choices.toTell, post.about_course) : withOne([], post.about_course),
      courses: named && post.course ? [...courses, { id: post.course.id, title: post.course.name }] : courses,
    },
    audiences: isOwn ? audiencesOf(viewer, { teachesCourse: courses.length > 0 }) : [post.available_by],
    user_id: viewer.id,
  }
}

/** What stands is offered, too, though the person has left that course. */
const withOne = (courses: { id: number; title: string }[], one: { id: number; name: string } | null) =>
  one && !courses.some(({ id }) => id === one.id) ? [...courses, { id: one.id, title: one.name }] : courses

const Changed = PostChange.omit({ id: true }).extend({ ...otherPlant, remove_video: checkbox })

export const action = (args: Route.ActionArgs) =>
  submit(args, Changed, async (api, { remove_video, video_id, other_plant_id, ...input }) => {
    const kept = remove_video ? undefined : video_id
    const post = await api.banca.posts.update({
      ...withPlant(input, other_plant_id),
      video_id: kept,
      id: args.params.post,
    })
    return redirectWithToast(`/postagem/${post.slug}`, 'Post atualizado.')
  })

export default function PostEditPage({ loaderData }: Route.ComponentProps) {
  const { post } = loaderData
  return (
    <div className="writing-room mx-auto max-w-2xl">
      <PageHeader
        title="Editar post"
        text="O que ele dizia antes continua no histórico."
        crumbs={[
          { to: '/banca', label: 'Banca' },
          { to: `/postagem/${post.slug}`, label: 'Post' },
          { label: 'Editar' },
        ]}
      />
      <PostForm {...loaderData} />
    </div>
  )
}
