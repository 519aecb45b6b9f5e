import { redirect } from 'react-router'
import { z } from 'zod'
import { ownValue } from '#shared/own-value.ts'
import { formatRelativeDay } from '#shared/relative-time.ts'
import { checkbox, formOf, submit } from '#web/form.server.ts'
import { access, safePath } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import type { Route } from './+types/task-acts.page'
import { undoOf } from './undo-of.server.ts'

export const middleware = [access('owner')]

const back = { back: z.string().max(300).optional() }
const Planned = z.object({ task_id: z.number().int(), planned_at: z.string() })
const Done = Planned.extend({ ...back, as_last: checkbox })
const Put = Planned.extend({ ...back, days: z.number().int() })
const Skip = Planned.extend(back)
const Undo = z.object({ ...back, task_id: z.number().int(), act_id: z.number().int() })
const UndoMany = z.object({ ...back, act_ids: z.string() })

/** POST /cultivo/agenda/tarefas: the one-tap actions of every task list; redirects back to the submitting page. */
export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request)
  const answer = await (ownValue(acts, String(form.get('intent'))) ?? acts.done)?.(args)
  if (answer instanceof Response) return answer
  const text =
    answer?.data.message ?? Object.values(answer?.data.errors ?? {})[0]?.[0] ?? 'Não deu certo. Tente de novo.'
  // Undone or deleted meanwhile, in another tab: the list says so, and shows what stands.
  const asks =
    form.get('intent') === 'done' &&
    answer?.init?.status !== 404 &&
    `/cultivo/agenda/tarefa/${Number(form.get('task_id'))}/feito`
  return redirectWith(asks || safePath(String(form.get('back') ?? '')), text, 'error')
}

export const loader = () => redirect('/cultivo')

type ToastArgs = Parameters<typeof redirectWithToast>

const redirectWith = (path: string | undefined, text: string, kind?: ToastArgs[2], undo?: ToastArgs[3]) =>
  redirectWithToast(path ?? '/cultivo', text, kind, undo)

const acts: Record<string, (args: Route.ActionArgs) => ReturnType<typeof submit<z.ZodObject, Response>>> = {
  done: (args) =>
    submit(args, Done, async ({ agenda }, { back: to, ...input }) => {
      const { next_on, act_ids } = await agenda.tasks.do(input)
      const text = next_on ? `Feito! A próxima é ${formatRelativeDay(next_on)}.` : 'Feito!'
      return redirectWith(safePath(to), text, 'success', undoOf(act_ids, safePath(to)))
    }),
  snooze: (args) =>
    submit(args, Put, async ({ agenda }, { back: to, ...input }) => {
      const { due_at, closed } = await agenda.tasks.snooze(input)
      if (closed || due_at.getTime() !== Date.parse(input.planned_at))
        return redirectWith(safePath(to), 'Essa tarefa já tinha sido feita ou pulada.', 'info')
      return redirectWith(
        safePath(to),
        putOffWords(input.days),
        'success',
        input.days ? { action: '/cultivo/agenda/tarefas', fields: putBack(input, to) } : undefined,
      )
    }),
  skip: (args) =>
    submit(args, Skip, async ({ agenda }, { back: to, ...input }) => {
      const { closed, due_on } = await agenda.tasks.skip(input)
      return redirectWith(
        safePath(to),
        closed ? 'Tarefa pulada.' : `Tarefa pulada. A próxima é ${formatRelativeDay(due_on)}.`,
      )
    }),
  undo: (args) =>
    submit(args, Undo, async ({ agenda }, { back: to, ...input }) => {
      await agenda.tasks.undo(input)
      return redirectWith(safePath(to), undoneWords(1))
    }),
  'undo-many': (args) =>
    submit(args, UndoMany, async ({ agenda }, { back: to, act_ids }) => {
      const { undone } = await agenda.tasks.undoMany({ act_ids: act_ids.split(',') })
      return redirectWith(safePath(to), undoneWords(undone))
    }),
}

const putOffWords = (days: number) =>
  days === 0 ? 'A tarefa voltou.' : days === 1 ? 'Fica para amanhã.' : `Fica para daqui a ${days} dias.`

const putBack = ({ task_id, planned_at }: z.infer<typeof Planned>, back?: string) => ({
  ...{ intent: 'snooze', task_id: String(task_id), planned_at, days: '0' },
  ...(back && { back }),
})

const undoneWords = (count: number) =>
  count === 1 ? 'Desfeito. A tarefa voltou.' : `Desfeito. As ${count} tarefas voltaram.`
