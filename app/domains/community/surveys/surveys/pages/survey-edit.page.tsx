import { z } from 'zod'
import { SurveyQuestions } from '#domains/community/surveys/answers/components/survey-questions.tsx'
import { plural } from '#shared/numbers.ts'
import { DangerZone } from '#ui/admin/danger-zone.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { QuestionRows } from '../components/question-rows.tsx'
import { StateBadge } from '../components/state-badge.tsx'
import { SurveyFields } from '../components/survey-fields.tsx'
import { questionsOf, rowCount, SurveyForm, valuesOf } from '../survey.form.ts'
import { surveyFields } from '../survey-fields.form.ts'
import type { SurveyDetail } from '../surveys.schemas.ts'
import type { Route } from './+types/survey-edit.page'

export const middleware = [access('can:surveys.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `${loaderData?.survey.title} em Pesquisas`,
}))

export async function loader({ params, context }: Route.LoaderArgs) {
  return { survey: await apiFor(context).surveys.manage.show({ id: Number(params.id) }) }
}

const Step = z.object({ intent: z.enum(['open', 'close', 'delete']) })

export async function action(args: Route.ActionArgs) {
  const id = Number(args.params.id)
  const address = `/admin/pesquisas/${id}`
  if ((await formOf(args.request)).has('intent'))
    return submit(args, Step, async (api, { intent }) => {
      const { manage } = api.surveys
      if (intent === 'delete') {
        await manage.remove({ id })
        return redirectWithToast('/admin/pesquisas', 'A pesquisa foi apagada.')
      }
      await (intent === 'open' ? manage.open({ id }) : manage.close({ id }))
      return redirectWithToast(address, intent === 'open' ? 'A pesquisa está aberta.' : 'A pesquisa foi encerrada.')
    })
  return submit(args, SurveyForm, async (api, { keep_questions, questions, ...input }) => {
    const { manage } = api.surveys
    const kept = keep_questions ? surveyFields(await manage.show({ id })).questions : questionsOf(questions)
    await manage.update({ ...input, id, questions: kept })
    return redirectWithToast(address, 'A pesquisa foi salva.')
  })
}

export default function SurveyEditPage({ loaderData: { survey }, actionData }: Route.ComponentProps) {
  return (
    <div className="max-w-2xl space-y-8">
      <PageHeader
        title={survey.title}
        text={<StateBadge state={survey.state} />}
        crumbs={[{ to: '/admin/pesquisas', label: 'Pesquisas' }]}
        action={<Steps survey={survey} />}
        more={
          survey.answers_count > 0 && (
            <LinkButton to={`/admin/pesquisas/respostas?survey=${survey.id}`} icon="chart-column">
              {plural(survey.answers_count, 'resposta', 'respostas')}
            </LinkButton>
          )
        }
      />
      {actionData?.values?.intent && <Notice tone="error" title={actionData.message} />}
      <Form key={survey.id} name="record" values={valuesOf(survey)} opened={surveyFields(survey)} guard>
        <SurveyFields />
        {survey.can.change_questions ? (
          <QuestionRows count={rowCount(survey, actionData?.values)} />
        ) : (
          <>
            <HiddenField name="keep_questions" value="true" />
            <Notice title="As perguntas não mudam mais">
              Alguém já respondeu. Para perguntar outra coisa, encerre esta e crie outra.
            </Notice>
          </>
        )}
        <FormActions>
          <LinkButton to="/admin/pesquisas">Cancelar</LinkButton>
          <SubmitButton sending="Salvando…">Salvar</SubmitButton>
        </FormActions>
      </Form>
      {survey.questions.length > 0 && <Preview survey={survey} />}
      <DangerZone
        title={`Apagar ${survey.title}?`}
        label="Apagar pesquisa"
        text="A pesquisa some da lista para sempre."
        dependents={dependentsOf(survey)}
      />
    </div>
  )
}

function Steps({ survey: { can, questions } }: { survey: SurveyDetail }) {
  if (can.open && questions.length > 0)
    return (
      <ConfirmButton
        pageTells
        label="Abrir"
        send={{ intent: 'open' }}
        title="Abrir a pesquisa?"
        confirm="Abrir"
        tone="primary"
      >
        Ela começa a aparecer para quem você escolheu. Depois da primeira resposta, as perguntas não mudam mais.
      </ConfirmButton>
    )
  if (!can.close) return null
  return (
    <ConfirmButton
      pageTells
      label="Encerrar"
      send={{ intent: 'close' }}
      title="Encerrar a pesquisa?"
      confirm="Encerrar"
    >
      Ninguém mais responde, e ela não abre de novo. Os resultados ficam.
    </ConfirmButton>
  )
}

const Preview = ({ survey }: { survey: SurveyDetail }) => (
  <Card title="Como as pessoas veem">
    <fieldset disabled className="space-y-6">
      <legend className="sr-only">Prévia de {survey.title}</legend>
      {survey.description && <p>{survey.description}</p>}
      <SurveyQuestions questions={survey.questions} />
    </fieldset>
  </Card>
)

const dependentsOf = ({ answers_count, questions }: SurveyDetail) => [
  ...(questions.length
    ? [{ label: plural(questions.length, 'pergunta', 'perguntas'), consequence: 'Somem com a pesquisa.' }]
    : []),
  ...(answers_count
    ? [{ label: plural(answers_count, 'resposta', 'respostas'), consequence: 'Somem também. Baixe o CSV antes.' }]
    : []),
]
