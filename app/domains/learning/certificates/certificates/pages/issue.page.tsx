import { z } from 'zod'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import type { Route } from './+types/issue.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Emitir certificado' })

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const [{ title, listed, progress }, { names }] = await Promise.all([
    api.enrolment.enrolments.place({ slug }),
    api.certificates.names(),
  ])
  return { title, listed, slug, names, finished: progress?.complete ?? false }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, z.object({ name: z.string().default('') }), async (api, { name }) => {
    const { uuid } = await api.certificates.issue({ slug: args.params.slug, name })
    return redirectWithToast(`/certificado/${uuid}`, 'Aqui está o seu certificado.')
  })

export default function IssuePage({ loaderData: { title, listed, slug, names, finished } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader
        title="Emitir certificado"
        text={title}
        crumbs={[
          { to: '/cursos/meus_cursos', label: 'Meus cursos' },
          // There is no sales page when the course was withdrawn, or its teacher and the pupil are apart.
          { ...(listed && { to: `/dichavando/cursos/${slug}` }), label: title },
        ]}
      />
      {finished ? (
        <Form className="space-y-4">
          {names.length > 0 ? (
            <RadioCards
              name="name"
              label="Nome no certificado"
              help="Fica para sempre, e quem tiver o número do certificado lê."
              cards={names.map((name) => ({ value: name, label: name }))}
              defaultValue={names[0]}
            />
          ) : (
            <TextField
              name="name"
              label="Nome no certificado"
              help="Fica para sempre, e quem tiver o número do certificado lê. Sem o cadastro confirmado, o certificado diz que o nome foi informado por você."
              autoComplete="name"
              maxLength={120}
            />
          )}
          <FormActions>
            <SubmitButton sending="Emitindo…">Emitir</SubmitButton>
          </FormActions>
        </Form>
      ) : (
        <Notice title="Ainda faltam aulas">O certificado sai quando todas as que contam para você estão feitas.</Notice>
      )}
    </div>
  )
}
