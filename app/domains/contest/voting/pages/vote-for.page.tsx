import { EntryCard } from '#domains/contest/entries/ui.ts'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { OwnVote } from '../components/own-vote.tsx'
import { CupVoteInput } from '../votes/cup-votes.schemas.ts'
import type { Route } from './+types/vote-for.page'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && `Votar em ${loaderData.user.nickname}`,
  noindex: true,
}))

export const loader = ({ params, context }: Route.LoaderArgs) =>
  apiFor(context).voting.competitor({ nickname: params.nickname })

export const action = (args: Route.ActionArgs) =>
  submit(args, CupVoteInput, async (api, input) => {
    const { changed, entry } = await api.voting.cast(input)
    const said = changed ? `Seu voto mudou para ${entry.title}.` : `Seu voto é de ${entry.title}.`
    return redirectWithToast(`/copa-grower/votar/${args.params.nickname}`, said)
  })

export default function VoteForPage({ loaderData: { user, closed_why, entries } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title={`Votar em ${user.nickname}`}
        text="Um voto por modalidade. Dá para trocar até o fim da fase."
        crumbs={[{ to: '/copa-grower/votar', label: 'Votar na copa' }]}
      />
      {closed_why && <Notice tone="warning">{closed_why}</Notice>}
      <h2 className="sr-only">Redondos de {user.nickname}</h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 desk:grid-cols-3">
        {entries.map((entry) => (
          <li key={entry.uuid}>
            <EntryCard entry={entry} withModality>
              {entry.own ? (
                <OwnVote vote={entry.own} />
              ) : entry.ballot === '' ? (
                <p className="text-sm text-muted">Não recebe votos nesta fase.</p>
              ) : (
                !closed_why && (
                  <Form name={entry.uuid}>
                    <HiddenField name="uuid" value={entry.uuid} />
                    {entry.voted_other && (
                      <p className="text-sm text-muted">Agora seu voto é de {entry.voted_other}.</p>
                    )}
                    <SubmitButton wide icon="check" sending="Votando…">
                      {entry.voted_other ? 'Trocar meu voto' : 'Votar'}
                    </SubmitButton>
                  </Form>
                )
              )}
            </EntryCard>
          </li>
        ))}
      </ul>
    </>
  )
}
