import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'
import { apiFor } from '#web/api-for.server.ts'
import { conflictAsToast } from '#web/conflict-as-toast.server.ts'
import { formOf, submit, unknownForm } from '#web/form.server.ts'
import { refusedWith } from '#web/refused-with.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { EntryAgree } from '../classroom.schemas.ts'
import { nextClass } from '../next-class.model.ts'
import type { Route } from './+types/class.page'

type Args = Pick<Route.LoaderArgs, 'params' | 'context'>

async function shown({ params, context }: Args) {
  const page = await apiFor(context).enrolment.classroom.show({ slug: params.slug, lesson: params.class_slug })
  const keys = () => randomUUID() as string
  return { page, keys: { quiz: keys(), task: keys(), note: keys(), ask: keys() } }
}

/** A class for who is in the course; everybody else gets the sales page ('enrolled'), or the class if it is open to try. */
export async function classLoader(args: Args) {
  const sales = `/dichavando/cursos/${args.params.slug}`
  try {
    const found = await shown(args)
    if (found.page.role === 'outside') throw redirect(`${sales}/aberta/${args.params.class_slug}`)
    return found
  } catch (error) {
    if (refusedWith(error) === 403) throw redirect(sales)
    throw error
  }
}

/** A class that is open to try; who is in the course has it among the others. */
export async function openClassLoader(args: Args) {
  const sales = `/dichavando/cursos/${args.params.slug}`
  try {
    const found = await shown(args)
    if (found.page.role !== 'outside') throw redirect(`${sales}/${args.params.class_slug}`)
    return found
  } catch (error) {
    if (refusedWith(error) === 403) throw redirect(sales)
    throw error
  }
}

const Sent = {
  quiz: z.object({
    answers: z.array(z.array(z.coerce.number().int())).default([]),
    seen: z.string().optional(),
    idempotency_key: z.uuid().optional(),
  }),
  text: z.object({ text: z.string().default(''), idempotency_key: z.uuid().optional() }),
  note: z.object({
    text: z.string().default(''),
    second: z.coerce.number().int().default(0),
    idempotency_key: z.uuid().optional(),
  }),
  answer: z.object({ id: rowId, answer: z.string().default('') }),
  id: z.object({ id: rowId }),
  entry: z.object({ update_id: rowId }),
  agree: EntryAgree.pick({ entry: true, phase: true }),
}

export async function classAction(args: Route.ActionArgs) {
  const ref = { slug: args.params.slug, lesson: args.params.class_slug }
  const here = `/dichavando/cursos/${ref.slug}/${ref.lesson}`
  const form = String((await formOf(args.request)).get('form') ?? '')
  if (form === 'quiz')
    return submit(args, Sent.quiz, async (api, input) => {
      const { lesson } = await api.enrolment.classroom.takeQuiz({ ...input, ...ref })
      const { last } = lesson.quiz ?? {}
      return last?.passed
        ? redirectWithToast(`${here}#titulo-correcao`, `Passou, com ${last.percent} %.`)
        : redirectWithToast(`${here}#titulo-correcao`, `Não passou: ${last?.percent ?? 0} %. Veja a correção.`, 'info')
    })
  if (form === 'task')
    return submit(args, Sent.text, async (api, input) => {
      await api.enrolment.classroom.handIn({ ...input, ...ref })
      return redirectWithToast(here, 'Entregue. Conta quando quem ensina aceitar; você recebe um aviso.')
    })
  if (form === 'entry')
    return submit(args, Sent.entry, async (api, input) => {
      await api.enrolment.classroom.handInEntry({ ...input, ...ref })
      return redirectWithToast(here, 'Entregue, e a aula está feita. Quem ensina vê só esse registro.')
    })
  if (form === 'agree')
    return submit(args, Sent.agree, (api, input) =>
      conflictAsToast(here, async () => {
        await api.enrolment.classroom.agreeToEntry({ ...input, ...ref })
        return redirectWithToast(here, 'Combinado. O próximo registro que servir faz a aula.')
      }),
    )
  if (form === 'take-back')
    return submit(args, z.object({}), async (api) => {
      await api.enrolment.classroom.takeEntryBack(ref)
      return redirectWithToast(here, 'Desfeito. Quem ensina não vê registro seu nesta aula, e ela fica por fazer.')
    })
  if (form === 'ask')
    return submit(args, Sent.text, async (api, input) => {
      await api.enrolment.classroom.ask({ ...input, ...ref })
      return redirectWithToast(`${here}#perguntas`, 'Pergunta enviada.')
    })
  if (form === 'note')
    return submit(args, Sent.note, async (api, input) => {
      await api.enrolment.classroom.addNote({ ...input, ...ref })
      return redirectWithToast(here, 'Anotado.')
    })
  if (form === 'remove-note')
    return submit(args, Sent.id, async (api, { id }) => {
      await api.enrolment.classroom.removeNote({ id, ...ref })
      return redirectWithToast(here, 'A anotação foi apagada.')
    })
  if (form === 'remove-question')
    return submit(args, Sent.id, async (api, { id }) => {
      await api.enrolment.classroom.removeQuestion({ id })
      return redirectWithToast(`${here}#perguntas`, 'A pergunta foi apagada.')
    })
  if (form.startsWith('answer-'))
    return submit(args, Sent.answer, async (api, input) => {
      await api.enrolment.classroom.answer(input)
      return redirectWithToast(`${here}#perguntas`, 'Respondido.')
    })
  if (form !== 'finish') throw unknownForm()
  return submit(args, z.object({}), async (api) => {
    const next = nextClass(await api.enrolment.classroom.finish(ref))
    if (next?.closed) return redirectWithToast(here, 'Aula feita. A próxima ainda está fechada.')
    return redirectWithToast(next?.open?.to ?? here, next?.left ? 'Aula feita. Falta esta.' : 'Aula feita.')
  })
}
