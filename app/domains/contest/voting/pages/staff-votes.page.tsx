import { ballotName } from '#domains/contest/editions/modalities/ballot-name.model.ts'
import { formatDayTime } from '#shared/dates.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { voteStates } from '../votes/cup-vote.kinds.ts'
import { voteStateWords } from '../votes/cup-vote.words.ts'
import { type StaffVote, StaffVoteDecision, StaffVoteFilter } from '../votes/cup-votes.schemas.ts'
import type { Route } from './+types/staff-votes.page'

export const middleware = [access('can:cup.manage')]
export const meta: Route.MetaFunction = pageMeta({ title: 'Votos em quarentena', noindex: true })

export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = filterOf(request, StaffVoteFilter)
  const api = apiFor(context)
  const slug = context.get(requestContext).env.cup_edition
  const [page, { phase, more_infos, modalities }] = await Promise.all([
    api.voting.listStaff(filter),
    api.editions.editions.show({ slug }),
  ])
  const before = phase === 'votacao-popular' || phase === 'votacao-popular-jurados'
  const final = more_infos.status.find((span) => span.slug === 'final-nas-categorias')
  return { page, modalities, state: filter.state, finalists_from: (before && final?.start_date) || null }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, StaffVoteDecision, async (api, input) => {
    const { decided } = await api.voting.decide(input)
    return redirectWithToast('/admin/copa-grower/votos', decided ? 'Decidido.' : 'Alguém da equipe já decidiu.')
  })

export default function StaffVotesPage({
  loaderData: { page, modalities, state, finalists_from },
}: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Votos em quarentena"
        text="O que pareceu errado não conta até a equipe decidir. Nada é apagado. Quem votou lê o motivo só do que a equipe anula."
      />
      {finalists_from && state === 'quarentena' && page.total > 0 && (
        <Notice tone="warning">
          Os finalistas saem {formatDayTime(finalists_from)}, só dos votos que contam: decida estes antes.
        </Notice>
      )}
      <DataList
        label="Votos"
        noun={['voto', 'votos']}
        page={page}
        keyOf={({ id }) => id}
        nameOf={({ id }) => `voto ${id}`}
        filters={[
          {
            name: 'state',
            label: 'Situação',
            all: voteStateWords.quarentena,
            options: voteStates
              .filter((value) => value !== 'quarentena')
              .map((value) => ({ value, label: voteStateWords[value] })),
          },
        ]}
        columns={[
          {
            key: 'entry',
            label: 'Redondo',
            render: ({ entry }) => (
              <Link to={`/copa-grower/ver-redondo/${entry.uuid}`} className="link">
                {entry.title}
              </Link>
            ),
          },
          { key: 'nickname', label: 'Quem', render: ({ nickname }) => nickname ?? 'conta apagada' },
          { key: 'ballot', label: 'Cédula', render: ({ ballot }) => ballotName(modalities, ballot) },
          { key: 'created_at', label: 'Quando', render: ({ created_at }) => formatDayTime(created_at) },
          {
            key: 'reason',
            label: 'Motivo',
            render: ({ reason, superseded }) => (
              <span className="break-words">
                {reason}
                {superseded && ' (já trocado por outro voto)'}
              </span>
            ),
          },
          ...(state === 'quarentena'
            ? [
                {
                  key: 'decide',
                  label: 'Decisão',
                  render: ({ id, entry }: StaffVote) => <Decide id={id} title={entry.title} />,
                },
              ]
            : []),
        ]}
        empty={<EmptyState icon="check" text="Nenhum voto aqui." />}
      />
    </>
  )
}

/** Asked twice, as the next vote comes under the same thumb and what is decided stays. */
const Decide = ({ id, title }: { id: number; title: string }) => (
  <div className="space-y-3">
    <ConfirmButton
      label="Liberar"
      icon="check"
      send={{ form: `vote-${id}`, 'ids[0]': String(id), state: 'valida' }}
      title="Liberar este voto?"
      confirm="Liberar"
      tone="primary"
    >
      Ele conta para {title}. A decisão não se desfaz.
    </ConfirmButton>
    <details>
      <summary className="btn btn-sm btn-quiet">Anular</summary>
      <Form name={`vote-${id}`} className="mt-2 space-y-2">
        <HiddenField name="ids[0]" value={id} />
        <TextField name="reason" label="Motivo" help="Quem votou lê." maxLength={500} />
        <SubmitButton name="state" value="anulada" tone="quiet">
          Anular o voto
        </SubmitButton>
      </Form>
    </details>
  </div>
)
