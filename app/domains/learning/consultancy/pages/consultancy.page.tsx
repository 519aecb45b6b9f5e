import { redirect } from 'react-router'
import { now } from '#shared/clock.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
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
import { slotTimes } from '../slots/booking.words.ts'
import { BookingRef, SlotBook } from '../slots/consultancy.schemas.ts'
import type { Route } from './+types/consultancy.page'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Consultoria de ${loaderData?.course.title ?? ''}`,
  description: loaderData && `${pairWords(loaderData.course)}, para quem faz ${loaderData.course.title}.`,
}))

const pairWords = ({ teacher }: { teacher: string }) => `Conversas a dois${teacher && ` com ${teacher}`}`

/** Of members, and of pupils who may become some; everybody else gets the sales page ('enrolled'). */
export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const consultancy = await api.consultancy.show({ slug })
  if (consultancy.role === 'outside' && (await api.enrolment.enrolments.place({ slug })).role === 'outside')
    throw redirect(`/dichavando/cursos/${slug}`)
  // Who teaches and is not in the store has no desk there: what waits for them is here.
  const desk = consultancy.role === 'teacher' ? (await api.consultancy.slots({ slug, per_page: 100 })).data : []
  return { ...consultancy, desk }
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
  const { course, role, apart, offers, slots, bookings, desk } = loaderData
  const marked = desk.flatMap(({ booking, ...slot }) => (booking ? { ...slot, ...booking } : []))
  // One at a time: what is marked is shown first, and how to change it.
  const ahead = bookings.find(({ state, starts_at }) => state === 'confirmada' && starts_at > now())
  return (
    <div className="mx-auto max-w-3xl space-y-6">
      <PageHeader
        title="Consultoria"
        text={`${pairWords(course)}, ligadas ao curso ${course.title}.`}
        crumbs={[
          { ...(!apart && { to: `/dichavando/cursos/${slug}` }), label: course.title },
          { label: 'Consultoria' },
        ]}
        more={
          role === 'outside' || apart ? undefined : (
            <LinkButton to="/banca/membros-da-consultoria" icon="stethoscope">
              Posts para membros
            </LinkButton>
          )
        }
      />
      {role === 'member' && !ahead && <BookForm slots={slots} refused={actionData?.message} />}
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
      {marked.length > 0 && (
        <Card title="Conversas marcadas">
          <ul className="space-y-4">
            {marked.map(({ id, nickname, note, ...slot }) => (
              <li key={id}>
                <p className="font-semibold">{slotTimes(slot)}</p>
                <p className="break-words">{nickname}</p>
                {note && <p className="break-words whitespace-pre-line text-muted">{note}</p>}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {ahead && (
        <Notice tone="success" title={`Sua conversa está marcada: ${slotTimes(ahead)}`}>
          Para outro dia, desmarque esta abaixo e escolha de novo. Depois dela você marca a próxima.
        </Notice>
      )}
      <OwnBookings bookings={bookings} />
      {role === 'outside' && <HowIn course={course} offers={offers} />}
    </div>
  )
}
