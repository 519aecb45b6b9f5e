import { TeachingAnswer } from '#domains/learning/courses/teachers/teachers.schemas.ts'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { TeachingInvites } from '../components/teaching-invites.tsx'
import type { Route } from './+types/invites.page'

// Whoever has an account may be asked to teach.
export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Convites para ensinar' })

const here = '/cursos/professor/convites'

export const loader = ({ context }: Route.LoaderArgs) => apiFor(context).courses.teachers.invites()

export const action = (args: Route.ActionArgs) =>
  submit(args, TeachingAnswer, async (api, input) => {
    await api.courses.teachers.answerInvite(input)
    return input.accept
      ? redirectWithToast(`/cursos/professor/curso/${input.slug}`, 'Agora quem ensina este curso é você.')
      : redirectWithToast(here, 'Convite recusado. A loja foi avisada.')
  })

export default function InvitesPage({ loaderData: { data } }: Route.ComponentProps) {
  return (
    <div className="max-w-3xl space-y-6">
      <PageHeader title="Convites para ensinar" text="Só quando você aceita seu nome aparece no curso." />
      {data.length ? (
        <TeachingInvites invites={data} />
      ) : (
        <EmptyState icon="graduation-cap" text="Nenhum convite espera por você." />
      )}
    </div>
  )
}
