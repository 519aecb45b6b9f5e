import { z } from 'zod'
import { lessonKinds } from '#domains/learning/courses/lessons/lesson.kinds.ts'
import { TreeOrder } from '#domains/learning/courses/lessons/lessons.schemas.ts'
import { moved } from '#domains/learning/courses/lessons/moved.model.ts'
import { rowId } from '#shared/row-id.ts'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ContentTree } from '../components/content-tree.tsx'
import { CourseFrame } from '../components/course-frame.tsx'
import type { Route } from './+types/course-content.page'
import { deskCourse, deskPath } from './desk-place.server.ts'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && `Conteúdo de ${loaderData.course.title}`,
}))

export const loader = ({ context, params }: Route.LoaderArgs) => deskCourse(context, params)

const Titled = z.object({ title: z.string().default('') })
const Named = Titled.extend({ id: rowId })
const NewLesson = Titled.extend({ module_id: rowId, kind: z.enum(lessonKinds, { error: 'Escolha o tipo da aula.' }) })
const Order = z.object({ modules: z.string().transform(asJson).pipe(TreeOrder.shape.modules) })

/** Null for what is no JSON, which the schema refuses. */
function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
const Move = z.object({ what: z.enum(['module', 'lesson']), id: rowId, by: z.coerce.number().int() })

export async function action(args: Route.ActionArgs) {
  const slug = args.params.curso_slug
  const base = deskPath(args.params)
  const here = `${base}/conteudo`
  const form = String((await formOf(args.request)).get('form') ?? '')
  if (form === 'module')
    return submit(args, Titled, async (api, { title }) => {
      await api.courses.lessons.createModule({ slug, title })
      return redirectWithToast(here, 'Módulo criado.')
    })
  if (form.startsWith('rename-'))
    return submit(args, Named, async (api, input) => {
      await api.courses.lessons.changeModule({ ...input, slug })
      return redirectWithToast(here, 'Nome salvo.')
    })
  if (form === 'remove-module')
    return submit(args, z.object({ id: rowId }), async (api, { id }) => {
      await api.courses.lessons.removeModule({ slug, id })
      return redirectWithToast(here, 'O módulo foi apagado.')
    })
  if (form === 'order')
    return submit(args, Order, async (api, { modules }) => {
      await api.courses.lessons.arrange({ slug, modules })
      return redirectWithToast(here, 'Ordem salva.')
    })
  if (form === 'move')
    return submit(args, Move, async (api, move) => {
      const { tree } = await api.courses.courses.showOwn({ slug })
      await api.courses.lessons.arrange({ slug, modules: moved(tree, move) })
      return redirectWithToast(here, 'Movido.')
    })
  return submit(args, NewLesson, async (api, input) => {
    const { id } = await api.courses.lessons.create({ ...input, slug })
    return redirectWithToast(`${here}/${id}`, 'Aula criada, como rascunho.')
  })
}

export default function CourseContentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { course, base } = loaderData
  return (
    <CourseFrame {...loaderData} title={`Conteúdo de ${course.title}`}>
      <div className="max-w-3xl space-y-6">
        {course.tree.length === 0 && (
          <EmptyState icon="list" text="Comece por um módulo: 'Antes de começar', 'Semana 1'. As aulas entram nele." />
        )}
        <ContentTree
          tree={course.tree}
          base={base}
          problem={
            actionData?.values?.form === 'move' || actionData?.values?.form === 'order' ? actionData.message : undefined
          }
        />
        <Card title="Novo módulo">
          <Form name="module" key={course.tree.length} className="space-y-3">
            <TextField name="title" label="Nome do módulo" maxLength={120} />
            <SubmitButton tone="quiet" sending="Criando…">
              Criar módulo
            </SubmitButton>
          </Form>
        </Card>
      </div>
    </CourseFrame>
  )
}
