import { redirect } from 'react-router'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { JsonLd } from '#ui/document/json-ld.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { Marked } from '../../components/marked.tsx'
import { plainOf } from '../../marks.model.ts'
import { HelpedForm } from '../../votes/components/helped-form.tsx'
import { voteOn } from '../../votes/pages/vote-on.server.ts'
import { votedOn } from '../../votes/voted.view.ts'
import { subjectWords } from '../subject.words.ts'
import type { Route } from './+types/question.page'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData, params }: Route.MetaArgs) => ({
  title: loaderData?.question,
  description: loaderData && plainOf(loaderData.answer).slice(0, 160),
  url: `/duvidas/${params.slug}`,
}))

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await apiFor(context).help.questions.show({ slug: params.slug })
  if (found.slug !== params.slug) throw redirect(`/duvidas/${found.slug}`, 301)
  cacheForVisitors(context, 'help')
  return found
}

export const action = (args: Route.ActionArgs) => voteOn(args, args.params.slug)

export default function QuestionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { question, answer, subject, related } = loaderData
  return (
    <article className="mx-auto max-w-3xl space-y-8">
      <PageHeader
        title={question}
        crumbs={[
          { label: 'Dúvidas', to: '/duvidas' },
          { label: subjectWords[subject].label, to: `/duvidas?subject=${subject}` },
        ]}
      />
      <div className="reading space-y-4">
        <Marked text={answer} />
      </div>
      <HelpedForm voted={votedOn(actionData)} about={question} />
      {related.length > 0 && (
        <section aria-labelledby="outras" className="space-y-2">
          <h2 id="outras" className="text-lg">
            Também perguntam
          </h2>
          <ul>
            {related.map((one) => (
              <li key={one.slug}>
                <Link to={`/duvidas/${one.slug}`} className="link inline-flex min-h-11 items-center">
                  {one.question}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <JsonLd
        data={{
          ...{ '@context': 'https://schema.org', '@type': 'FAQPage' },
          mainEntity: [
            { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: plainOf(answer) } },
          ],
        }}
      />
    </article>
  )
}
