import { randomUUID } from 'node:crypto'
import { CourseCreate } from '#domains/learning/courses/courses/courses.schemas.ts'
import { deskOf } from '#domains/market/stores/store-desk.server.ts'
import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { BasicFields } from '../components/course-fields.tsx'
import type { Route } from './+types/course-new.page'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Criar curso de ${loaderData?.store.name ?? ''}`,
}))

export function loader({ context }: Route.LoaderArgs) {
  const { slug, name, can } = deskOf(context)
  const { nickname } = viewerOf(context)
  return { store: { slug, name }, manages: can['courses.manage'], nickname, idempotency_key: randomUUID() as string }
}

export async function action(args: Route.ActionArgs) {
  const { slug: store } = deskOf(args.context)
  return submit(args, CourseCreate.omit({ store: true }), async (api, input) => {
    const { slug } = await api.courses.courses.create({ ...input, store })
    return redirectWithToast(storePath(store, `/cursos/${slug}/conteudo`), 'Rascunho criado. Agora, a primeira aula.')
  })
}

export default function CourseNewPage({ loaderData }: Route.ComponentProps) {
  const { store, manages, nickname, idempotency_key } = loaderData
  const all = storePath(store.slug, '/cursos')
  return (
    <div className="max-w-2xl">
      <PageHeader
        title="Criar curso"
        text="O resto se escreve depois; nada aparece antes de você publicar."
        crumbs={[{ to: all, label: 'Cursos' }, { label: 'Criar' }]}
      />
      {manages ? (
        <Form keep className="space-y-5" values={{ teacher: nickname }}>
          <HiddenField name="idempotency_key" value={idempotency_key} />
          <BasicFields isNew />
          <FormActions>
            <LinkButton to={all}>Cancelar</LinkButton>
            <SubmitButton sending="Criando…">Criar</SubmitButton>
          </FormActions>
        </Form>
      ) : (
        <Notice title="Você vê, mas não cria">Seu papel nesta loja é de leitura. Fale com quem é dono dela.</Notice>
      )}
    </div>
  )
}
