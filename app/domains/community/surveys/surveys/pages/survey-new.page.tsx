import { LinkButton } from '#ui/components/button.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { QuestionRows } from '../components/question-rows.tsx'
import { SurveyFields } from '../components/survey-fields.tsx'
import { questionsOf, rowCount, SurveyForm } from '../survey.form.ts'
import type { Route } from './+types/survey-new.page'

export const middleware = [access('can:surveys.manage')]
export const meta = pageMeta({ title: 'Nova pesquisa' })

export const action = (args: Route.ActionArgs) =>
  submit(args, SurveyForm, async (api, { keep_questions: _, questions, ...input }) => {
    const { id } = await api.surveys.manage.create({ ...input, questions: questionsOf(questions) })
    return redirectWithToast(`/admin/pesquisas/${id}`, 'O rascunho está pronto. Confira e abra quando quiser.')
  })

export default function SurveyNewPage({ actionData }: Route.ComponentProps) {
  return (
    <div className="max-w-2xl">
      <PageHeader
        title="Nova pesquisa"
        text="Ela nasce como rascunho: ninguém vê até você abrir."
        crumbs={[{ to: '/admin/pesquisas', label: 'Pesquisas' }]}
      />
      <Form values={{ anonymous: true, audience: 'everyone' }} guard>
        <SurveyFields />
        <QuestionRows count={rowCount(null, actionData?.values)} />
        <FormActions>
          <LinkButton to="/admin/pesquisas">Cancelar</LinkButton>
          <SubmitButton sending="Salvando…">Salvar rascunho</SubmitButton>
        </FormActions>
      </Form>
    </div>
  )
}
