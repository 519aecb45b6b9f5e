import { redirect } from 'react-router'
import { LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { conflictAsToast } from '#web/conflict-as-toast.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { BookForm } from '../components/book-form.tsx'
import { HowIn } from '../components/how-in.tsx'
import { OwnBookings } from '../components/own-bookings.tsx'
import { BookingRef, SlotBook } from '../slots/consultancy.schemas.ts'
import type { Route } from './+types/consultancy.page'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Consultoria de ${loaderData?.course.title ?? ''}`,
  description:
    loaderData && `Conversas a dois com ${loaderData.course.teacher}, para quem faz ${loaderData.course.title}.`,
}))

/** Of members, and of pupils who may become some; everybody else gets the sales page ('enrolled'). */
export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const [consultancy, place] = await Promise.all([
    api.consultancy.show({ slug }),
    api.enrolment.enrolments.place({ slug }),
  ])
  if (consultancy.role === 'outside' && place.role === 'outside') throw redirect(`/dichavando/cursos/${slug}`)
  return consultancy
}

export async function action(args: Route.ActionArgs) {
  const { slug } = args.params
  const here = `/dichavando/cursos/${slug}/consultoria`
  if ((await formOf(args.request)).get('form') === 'cancel')
    return submit(args, BookingRef, ({ consultancy }, { id }) =>
      conflictAsToast(here, async () => {
        await consultancy.cancel({ id })
        return redirectWithToast(here, 'A conversa foi desmarcada.')
      }),
    )
  return submit(args, SlotBook.omit({ slug: true }), async ({ consultancy }, input) => {
    await consultancy.book({ ...input, slug })
    return redirectWithToast(here, 'Está marcado. Avisamos quem ensina.')
  })
}

export default function ConsultancyPage({ loaderData, actionData, params: { slug } }: Route.ComponentProps) {
  const { course, role, offers, slots, bookings } = loaderData
  return (
    <div className="mx-auto max-w-3xl space-y-6">
      <PageHeader
        title="Consultoria"
        text={`Conversas a dois com ${course.teacher}, ligadas ao curso ${course.title}.`}
        crumbs={[{ to: `/dichavando/cursos/${slug}`, label: course.title }, { label: 'Consultoria' }]}
        more={
          role === 'outside' ? undefined : (
            <LinkButton to="/banca/membros-da-consultoria" icon="stethoscope">
              Posts para membros
            </LinkButton>
          )
        }
      />
      {role === 'member' && <BookForm slots={slots} refused={actionData?.message} />}
      {role === 'teacher' && (
        <Notice
          title="Você edita este curso"
          action={
            <LinkButton to={`/vendedor/dashboard/${course.store}/cursos/${slug}/consultoria`}>Horários</LinkButton>
          }
        >
          Quem é membro marca aqui um dos horários que você abre.
        </Notice>
      )}
      <OwnBookings bookings={bookings} />
      {role === 'outside' && <HowIn course={course} offers={offers} />}
    </div>
  )
}
