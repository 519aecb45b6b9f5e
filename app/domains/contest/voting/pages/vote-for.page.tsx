import { EntryCard } from '#domains/contest/entries/ui.ts'
import { LinkButton } from '#ui/components/button.tsx'
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

/** `?redondo=`: which one was chosen, of a grower who has several. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { voting } = apiFor(context)
  const [competitor, { ballots }] = await Promise.all([
    voting.competitor({ nickname: params.nickname }),
    voting.ballots(),
  ])
  const chosen = url.searchParams.get('redondo')
  const [first, others] = [
    competitor.entries.filter(({ uuid }) => uuid === chosen),
    competitor.entries.filter(({ uuid }) => uuid !== chosen),
  ]
  const next = ballots.find(({ own, entries_count }) => !own && entries_count > 0) ?? null
  return { ...competitor, first, others, next, voted: ballots.filter(({ own }) => own).length, of: ballots.length }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, CupVoteInput, async (api, input) => {
    const { changed, entry } = await api.voting.cast(input)
    const said = changed ? `Seu voto mudou para ${entry.title}.` : `Seu voto é de ${entry.title}.`
    return redirectWithToast(`/copa-grower/votar/${args.params.nickname}?redondo=${entry.uuid}`, said)
  })

export default function VoteForPage({ loaderData }: Route.ComponentProps) {
  const { user, phase, closed_why, first, others, next, voted, of } = loaderData
  return (
    <>
      <PageHeader
        title={`Votar em ${user.nickname}`}
        text={
          phase === 'cultivo-do-ano'
            ? 'Um só voto, entre os finalistas de todas as modalidades. Dá para trocar até o fim da fase.'
            : 'Um voto por modalidade. Dá para trocar até o fim da fase.'
        }
        crumbs={[{ to: '/copa-grower/votar', label: 'Votar na copa' }]}
      />
      {closed_why && <Notice tone="warning">{closed_why}</Notice>}
      <h2 className="sr-only">Redondos de {user.nickname}</h2>
      {first.length > 0 && <Ballots entries={first} closed={closed_why !== null} />}
      {!closed_why && voted > 0 && next && (
        <p className="mt-4 flex flex-wrap items-center gap-3">
          Você votou em {voted} de {of}.
          <LinkButton to={`/copa-grower/votar?modalidade=${next.slug}`} icon="chevron-right">
            Ir para {next.name}
          </LinkButton>
        </p>
      )}
      {first.length > 0 && others.length > 0 && <h2 className="mt-8 text-xl">Outros redondos de {user.nickname}</h2>}
      {others.length > 0 && <Ballots entries={others} closed={closed_why !== null} />}
    </>
  )
}

type Entries = Route.ComponentProps['loaderData']['entries']

const Ballots = ({ entries, closed }: { entries: Entries; closed: boolean }) => (
  <ul className="mt-4 grid gap-4 sm:grid-cols-2 desk:grid-cols-3">
    {entries.map((entry) => (
      <li key={entry.uuid}>
        <EntryCard entry={entry} withModality>
          {entry.own ? (
            <OwnVote vote={entry.own} />
          ) : entry.ballot === '' ? (
            <p className="text-sm text-muted">Não recebe votos nesta fase.</p>
          ) : (
            !closed && (
              <Form name={entry.uuid}>
                <HiddenField name="uuid" value={entry.uuid} />
                {entry.voted_other && <p className="text-sm text-muted">Agora seu voto é de {entry.voted_other}.</p>}
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
)
