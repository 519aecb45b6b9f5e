import { redirect } from 'react-router'
import { z } from 'zod'
import { PageInput } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit, unknownForm } from '#web/form.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import type { Route } from './+types/course.page'

/** A course, the viewer's place in it, and what pupils say. */
export async function courseLoader({ request, params, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const { slug } = params
  const [course, place, reviews, cohorts] = await Promise.all([
    api.courses.courses.show({ slug }),
    api.enrolment.enrolments.place({ slug }),
    api.enrolment.enrolments.reviews({ ...filterOf(request, PageInput.pick({ page: true })), slug }),
    api.enrolment.cohorts.list({ slug }),
  ])
  // Of a course that is withdrawn there is none to be seen.
  const example = place.listed ? await api.certificates.example({ slug }) : { uuid: null }
  cacheForVisitors(context, `course:${course.id}`, `user:${course.teacher.id}`, 'courses')
  const signed = context.get(requestContext).viewer !== null
  const events = signed ? (await api.events.events.list({ course: slug })).data : []
  return { course, place, reviews, cohorts: cohorts.data, events, example: example.uuid }
}

const Cohort = z.object({ id: rowId, act: z.enum(['join', 'leave']) })
const Answer = z.object({ id: rowId, answer: z.string().default('') })
const Review = z.object({ stars: z.coerce.number().int(), text: z.string().default('') })

export async function courseAction(args: Route.ActionArgs) {
  const { slug } = args.params
  const address = `/dichavando/cursos/${slug}`
  const form = (await formOf(args.request)).get('form')
  if (form === 'review')
    return submit(args, Review, async (api, input) => {
      await api.enrolment.enrolments.review({ ...input, slug })
      return redirectWithToast(`${address}#avaliacoes`, 'Obrigado. Sua avaliação está no curso.')
    })
  if (form === 'unreview')
    return submit(args, z.object({}), async (api) => {
      await api.enrolment.enrolments.removeReview({ slug })
      return redirectWithToast(`${address}#avaliacoes`, 'Sua avaliação foi apagada.')
    })
  if (String(form).startsWith('answer-'))
    return submit(args, Answer, async (api, input) => {
      await api.enrolment.enrolments.answerReview({ ...input, slug })
      return redirectWithToast(`${address}#avaliacoes`, 'Respondido.')
    })
  if (form === 'cohort')
    return submit(args, Cohort, async (api, { id, act }) => {
      const { cohorts } = api.enrolment
      const { data } = await (act === 'join' ? cohorts.join({ slug, id }) : cohorts.leave({ slug, id }))
      const own = data.find((one) => one.id === id)?.own
      return redirectWithToast(
        address,
        own === 'dentro' ? 'Você está na turma.' : own ? 'Você está na fila.' : 'Você saiu da turma.',
      )
    })
  if (form !== 'enrol') throw unknownForm()
  return submit(args, z.object({}), async (api) => {
    const { next } = await api.enrolment.enrolments.enrol({ slug })
    return redirectWithToast(next ? `${address}/${next.slug}` : address, 'Você está dentro. Bom curso.')
  })
}

/** `/cursos/:x` names a course, or else a class, which leads to its course. */
export async function courseOrLesson(args: Route.LoaderArgs) {
  const api = apiFor(args.context)
  const { slug } = args.params
  const found = await api.enrolment.classroom.whose({ name: slug })
  if (found.course !== slug) throw redirect(`/dichavando/cursos/${found.course}/${slug}`)
  return courseLoader(args)
}
