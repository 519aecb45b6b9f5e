import { formatDayTime } from '#shared/dates.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { CupAppealAnswer, CupDisqualify, type StaffEntry, StaffEntryFilter } from '../entries/cup-entries.schemas.ts'
import type { EntryState } from '../entries/cup-entry.kinds.ts'
import type { Route } from './+types/staff-entries.page'

export const middleware = [access('can:cup.manage')]
export const meta: Route.MetaFunction = pageMeta({ title: 'Inscritos na copa', noindex: true })

const at = '/admin/copa-grower/inscritos'

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const now = context.get(requestContext).env.cup_edition
  const slug = new URL(request.url).searchParams.get('edicao') || now
  const [edition, { data: editions }] = await Promise.all([
    api.editions.editions.show({ slug }),
    api.editions.editions.list(),
  ])
  const filter = { ...filterOf(request, StaffEntryFilter), copa_edition_id: edition.id }
  return { edition, others: editions.filter((one) => one.slug !== now), page: await api.entries.listStaff(filter) }
}

export async function action(args: Route.ActionArgs) {
  const back = at + args.url.search
  if ((await formOf(args.request)).get('form')?.toString().startsWith('answer'))
    return submit(args, CupAppealAnswer, async (api, input) => {
      await api.entries.answerAppeal(input)
      return redirectWithToast(back, 'O recurso foi respondido, e o grower foi avisado.')
    })
  return submit(args, CupDisqualify, async (api, input) => {
    await api.entries.disqualify(input)
    return redirectWithToast(back, 'O redondo foi desclassificado, e o grower foi avisado.')
  })
}

const stateWords: Record<EntryState, string> = {
  inscrito: 'Concorre',
  retirado: 'Retirado',
  desclassificado: 'Desclassificado',
}

export default function StaffEntriesPage({ loaderData: { edition, others, page } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Inscritos na copa"
        text={`Os redondos da ${edition.name}, com o número às cegas de cada um.`}
      />
      <DataList
        label="Inscritos na copa"
        noun={['redondo', 'redondos']}
        page={page}
        keyOf={({ uuid }) => uuid}
        nameOf={({ title }) => title}
        search="Buscar por redondo ou apelido"
        filters={[
          {
            name: 'edicao',
            label: 'Edição',
            all: 'A de agora',
            options: others.map(({ slug, name }) => ({ value: slug, label: name })),
          },
          {
            name: 'modalidade',
            label: 'Modalidade',
            all: 'Todas',
            options: edition.modalities.map(({ slug, name }) => ({ value: slug, label: name })),
          },
          {
            name: 'state',
            label: 'Situação',
            all: 'Todas',
            options: Object.entries(stateWords).map(([value, label]) => ({ value, label })),
          },
        ]}
        columns={[
          {
            key: 'title',
            label: 'Redondo',
            sortable: true,
            render: ({ uuid, title }) => (
              <Link to={`/copa-grower/ver-redondo/${uuid}`} className="font-semibold link link-hover">
                {title}
              </Link>
            ),
          },
          { key: 'user', label: 'Grower', render: ({ user }) => user?.nickname ?? 'conta apagada' },
          { key: 'modality', label: 'Modalidade', render: ({ modality }) => modality.name },
          { key: 'blind_number', label: 'Às cegas', sortable: true, render: ({ blind_number }) => blind_number },
          {
            key: 'created_at',
            label: 'Inscrito',
            sortable: true,
            render: ({ created_at }) => formatDayTime(created_at),
          },
          {
            key: 'state',
            label: 'Situação',
            render: (entry) => (
              <Badge
                tone={
                  entry.state === 'inscrito' ? 'primary' : entry.appeal && !entry.appeal_answer ? 'amber' : 'neutral'
                }
              >
                {entry.appeal && !entry.appeal_answer ? 'Recurso espera' : stateWords[entry.state]}
              </Badge>
            ),
          },
          { key: 'act', label: 'Decisão', render: (entry) => <EntryActs entry={entry} /> },
        ]}
        empty={<EmptyState icon="trophy" text="Ninguém inscreveu um redondo nesta edição ainda." />}
      />
    </>
  )
}

function EntryActs({ entry }: { entry: StaffEntry }) {
  const { uuid, state, reason, appeal, appeal_answer } = entry
  if (state === 'retirado') return <span className="text-muted">–</span>
  return (
    <details>
      <summary className="btn btn-sm btn-quiet">{state === 'inscrito' ? 'Desclassificar' : 'Recurso'}</summary>
      <div className="mt-3 w-72 max-w-full space-y-3">
        {state === 'inscrito' ? (
          <Form name={`out-${uuid}`} keep>
            <HiddenField name="uuid" value={uuid} />
            <TextArea name="reason" label="Motivo" maxLength={1000} rows={3} help="O grower lê, e pode recorrer." />
            <SubmitButton tone="danger" sending="Salvando…">
              Desclassificar
            </SubmitButton>
          </Form>
        ) : (
          <>
            <p className="break-words whitespace-pre-line">{reason}</p>
            <p className="break-words whitespace-pre-line">{appeal ? `Recurso: ${appeal}` : 'Sem recurso.'}</p>
            {appeal_answer && <p className="break-words whitespace-pre-line">Resposta: {appeal_answer}</p>}
            {appeal && !appeal_answer && (
              <Form name={`answer-${uuid}`} keep>
                <HiddenField name="uuid" value={uuid} />
                <TextArea name="answer" label="Resposta" maxLength={1000} rows={3} help="O grower lê." />
                <div className="flex flex-wrap gap-2">
                  <SubmitButton name="accepted" value="true" sending="Salvando…">
                    Devolver à copa
                  </SubmitButton>
                  <SubmitButton name="accepted" value="false" tone="quiet" sending="Salvando…">
                    Manter fora
                  </SubmitButton>
                </div>
              </Form>
            )}
          </>
        )}
      </div>
    </details>
  )
}
