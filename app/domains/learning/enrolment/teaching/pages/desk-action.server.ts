import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'
import { formOf, submit } from '#web/form.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { TaskReply } from '../../classroom/tasks.schemas.ts'

type Args = Parameters<typeof submit>[0]
const Answer = z.object({ id: rowId, answer: z.string().default('') })

/** Whether a form is one of those that wait for who teaches. */
export const isOfDesk = (form: string) => form.startsWith('answer-') || form.startsWith('task-')

/** Answers a question or an assignment where it waits. */
export async function deskAction(args: Args, here: string) {
  const form = String((await formOf(args.request)).get('form') ?? '')
  if (form.startsWith('answer-'))
    return submit(args, Answer, async (api, input) => {
      await api.enrolment.classroom.answer(input)
      return redirectWithToast(here, 'Respondido.')
    })
  return submit(args, TaskReply, async (api, input) => {
    await api.enrolment.classroom.replyTask(input)
    return redirectWithToast(here, input.state === 'aceita' ? 'Tarefa aceita.' : 'Devolvida com o seu recado.')
  })
}
