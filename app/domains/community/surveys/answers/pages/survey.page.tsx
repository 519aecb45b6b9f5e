import { z } from 'zod'
import { safePath } from '#shared/safe-path.ts'
import { Link } from '#ui/components/link.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor, type Client } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { SurveyAnswers } from '../answers.schemas.ts'
import { OwnAnswer } from '../components/own-answer.tsx'
import { SurveyDismissal } from '../components/survey-dismissal.tsx'
import { SurveyForm } from '../components/survey-form.tsx'
import type { Route } from './+types/survey.page'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.survey.title,
}))

export async function loader({ params, context }: Route.LoaderArgs) {
  return { survey: await apiFor(context).surveys.asked.show({ slug: params.slug }) }
}

const back = z.string().max(2000).optional()
const Answered = SurveyAnswers.extend({ back })
const Dismissed = z.object({ back, until: z.enum(['later', 'never']) })

export async function action(args: Route.ActionArgs) {
  const idOf = async (api: Client) => (await api.surveys.asked.show({ slug: args.params.slug })).id
  const isDismissal = (await formOf(args.request)).get('form') === 'dismiss'
  if (isDismissal)
    return submit(args, Dismissed, async (api, input) => {
      const for_good = input.until === 'never'
      await api.surveys.asked.dismiss({ id: await idOf(api), for_good })
      const text = for_good ? 'Não vamos mais perguntar.' : 'Tudo bem. Perguntamos de novo em 14 dias.'
      return redirectWithToast(safePath(input.back) ?? '/', text)
    })
  return submit(args, Answered, async (api, { answers, ...input }) => {
    await api.surveys.asked.answer({ id: await idOf(api), answers })
    return redirectWithToast(
      safePath(input.back) ?? `/pesquisa/${args.params.slug}`,
      'Recebemos. Obrigado por responder!',
    )
  })
}

export default function SurveyPage({ loaderData: { survey } }: Route.ComponentProps) {
  const address = `/pesquisa/${survey.slug}`
  return (
    <div className="mx-auto max-w-2xl space-y-8">
      <PageHeader title={survey.title} text={survey.description} />
      {survey.user_answer && <OwnAnswer questions={survey.questions} own={survey.user_answer} />}
      {!survey.user_answer && !survey.is_open && (
        <Notice title="Esta pesquisa não recebe respostas agora">Obrigado pelo interesse! Logo aparecem outras.</Notice>
      )}
      {!survey.user_answer && survey.is_open && (
        <>
          <SurveyForm survey={survey} back={address} />
          <SurveyDismissal slug={survey.slug} back="/" />
        </>
      )}
      <p className="text-sm text-muted">
        As pesquisas são feitas pela equipe. Para propor uma,{' '}
        <Link to="/contato" className="link">
          fale com a gente
        </Link>
        .
      </p>
    </div>
  )
}
