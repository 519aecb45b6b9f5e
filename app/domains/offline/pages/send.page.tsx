import { data } from 'react-router'
import { z } from 'zod'
import { givenDoses, typedDoses } from '#domains/journal/acts/pages/act-form.server.ts'
import { actOf, SpaceAct } from '#domains/journal/acts/pages/space-act.server.ts'
import { UpdateCreate } from '#domains/journal/updates/updates.schemas.ts'
import { withCorrectedTimes } from '#domains/outbox/phone-clock.model.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext, viewerOf } from '#web/page-context.server.ts'
import type { Route } from './+types/send.page'

export const middleware = [access('login')]

const PlantAct = UpdateCreate.omit({ id_or_slug: true }).extend({ form: z.literal('post'), doses: typedDoses })

/** Receives one queued act as its form was filled in; responds with the result or the errors as JSON. */
export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request)
  // Another user signed in meanwhile, in another tab: the act stays queued for its owner.
  if (Number(form.get('user_id')) !== viewerOf(args.context).id)
    return Response.json({ message: 'Entre na sua conta para enviar.' }, { status: 401 })
  const [kind, slug = ''] = String(form.get('target')).split(':')
  const clock = form.get('clock')
  const phoneClock = typeof clock === 'string' && !Number.isNaN(Date.parse(clock)) ? clock : null
  try {
    return asJson(await (kind === 'space' ? onSpace(args, slug, phoneClock) : onPlant(args, slug, phoneClock)))
  } catch (error) {
    if (error instanceof Response || !isRefusal(error)) throw error
    return asJson(error)
  }
}

const hereAndNow = ({ context }: Route.ActionArgs) => context.get(requestContext).now()

const taken = () => data({ taken: true })

const onPlant = (args: Route.ActionArgs, id_or_slug: string, clock: string | null) =>
  submit(args, PlantAct, async (api, { form: _, doses, ...typed }) => {
    const update = withCorrectedTimes(typed, clock, hereAndNow(args))
    await api.journal.updates.post({ ...update, doses: givenDoses(doses), id_or_slug })
    return taken()
  })

const onSpace = (args: Route.ActionArgs, slug: string, clock: string | null) =>
  submit(args, SpaceAct, async (api, typed) => {
    const { id } = await api.garden.spaces.show({ slug })
    await api.journal.updates.act(await actOf(api, id, withCorrectedTimes(typed, clock, hereAndNow(args))))
    return taken()
  })

type Answer = { data: unknown; init: ResponseInit | null }

/** The response that `submit` throws for 403 and 404. */
const isRefusal = (error: unknown): error is Answer => typeof error === 'object' && error !== null && 'init' in error

const asJson = (answer: Answer) => Response.json(answer.data, answer.init ?? undefined)
