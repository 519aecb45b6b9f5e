import { z } from 'zod'
import { formatDay } from '#shared/dates.ts'
import { formOf, submit } from '#web/form.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { PlanStatusChange, PlanTemplate, StageMove, VersionRef } from '../plans.schemas.ts'

type Args = Parameters<typeof submit>[0]

const form = { form: z.string().optional() }
const Privacy = z.object({ private: z.boolean() })
const Start = z.object({ ...form, starts_on: z.iso.date() })
const Status = PlanStatusChange.omit({ slug: true }).extend(form)
const Move = StageMove.omit({ slug: true }).extend(form)
const Restore = VersionRef.omit({ slug: true }).extend(form)
const Template = PlanTemplate.omit({ slug: true }).extend(form)

/** Actions of a plan's page by the `form` field; without one, the privacy toggle. */
export async function planAction(args: Args, slug: string) {
  const back = (text: string, to = slug) => redirectWithToast(`/cultivo/plano/${to}`, text)
  switch ((await formOf(args.request)).get('form')) {
    case 'start':
      return submit(args, Start, async ({ plans }, { starts_on }) => {
        const { name, description, method, private: isPrivate } = await plans.show({ slug })
        await plans.update({ slug, name, description, method, private: isPrivate, starts_on })
        return back(`O plano começa ${formatDay(starts_on)}. As tarefas estão na agenda.`)
      })
    case 'move':
      return submit(args, Move, async ({ plans }, { form: _, ...move }) => {
        await plans.moveStage({ ...move, slug })
        return back('A data mudou. As próximas etapas andaram junto.')
      })
    case 'status':
      return submit(args, Status, async ({ plans }, { plan_status_id }) => {
        const plan = await plans.changeStatus({ plan_status_id, slug })
        return back(`O status do plano agora é ${plan.plan_status.name}.`)
      })
    case 'restore':
      return submit(args, Restore, async ({ plans }, { version }) => {
        const plan = await plans.restore({ version, slug })
        return back(`As etapas da versão ${version} voltaram como versão ${plan.version}.`)
      })
    case 'template':
      return submit(args, Template, async ({ plans }, { idempotency_key }) => {
        const template = await plans.saveAsTemplate({ slug, idempotency_key })
        return back('O modelo está salvo. Por enquanto, só você vê.', template.slug)
      })
    default:
      return submit(args, Privacy, async ({ plans }, { private: wanted }) => {
        const plan = await plans.changePrivacy({ private: wanted, slug })
        return back(plan.private ? 'Agora só você vê este plano.' : 'Agora qualquer pessoa vê este plano.')
      })
  }
}
