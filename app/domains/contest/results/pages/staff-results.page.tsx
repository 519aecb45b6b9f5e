import { ballotName } from '#domains/contest/editions/modalities/ballot-name.model.ts'
import { prizeStateWords } from '#domains/contest/editions/prizes/cup-prize.words.ts'
import { formatFull } from '#shared/dates.ts'
import { formatNumber, plural } from '#shared/numbers.ts'
import { ListFilters } from '#ui/admin/list-filters.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { CupPublish, StaffResultRef } from '../results/cup-results.schemas.ts'
import type { Route } from './+types/staff-results.page'

export const middleware = [access('can:cup.manage')]
export const meta: Route.MetaFunction = pageMeta({ title: 'Resultados da copa', noindex: true })

const at = '/admin/copa-grower/resultados'

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const now = context.get(requestContext).env.cup_edition
  const slug = new URL(request.url).searchParams.get('edicao') || now
  const [{ id, modalities }, { data: editions }] = await Promise.all([
    api.editions.editions.show({ slug }),
    api.editions.editions.list(),
  ])
  const result = await api.results.showStaff({ copa_edition_id: id })
  return { ...result, id, modalities, others: editions.filter((one) => one.slug !== now) }
}

/** What a form does is done to the edition that it shows, and leads back to it. */
export async function action(args: Route.ActionArgs) {
  const back = at + args.url.search
  if ((await formOf(args.request)).get('form') === 'publish')
    return submit(args, CupPublish, async (api, input) => {
      await api.results.publish(input)
      return redirectWithToast(back, 'O resultado está no ar.')
    })
  return submit(args, StaffResultRef, async (api, input) => {
    await api.results.compute(input)
    return redirectWithToast(back, 'Apurado. Confira antes de publicar.')
  })
}

export default function StaffResultsPage({ loaderData }: Route.ComponentProps) {
  const { edition, show_results, waiting_votes, closed_why, versions, id, modalities, others } = loaderData
  const [newest] = versions
  const published = versions.some(({ published_at }) => published_at)
  return (
    <div className="space-y-6">
      <PageHeader
        title="Resultados da copa"
        text={`${edition.name}. O resultado é contado dos votos e das notas; só aparece no site depois de publicado.`}
        more={<Badge tone={show_results ? 'primary' : 'neutral'}>{show_results ? 'No ar' : 'Guardado'}</Badge>}
      />
      {others.length > 0 && (
        <ListFilters
          search={null}
          filters={[
            {
              name: 'edicao',
              label: 'Edição',
              all: 'A de agora',
              options: others.map(({ slug, name }) => ({ value: slug, label: name })),
            },
          ]}
        />
      )}
      {waiting_votes > 0 && (
        <Notice tone="warning">
          {plural(waiting_votes, 'voto espera', 'votos esperam')} na quarentena.{' '}
          <Link to="/admin/copa-grower/votos" className="link">
            Decidir
          </Link>
        </Notice>
      )}
      {closed_why ? (
        <Notice>{closed_why}</Notice>
      ) : (
        <Form name="compute">
          <HiddenField name="copa_edition_id" value={id} />
          <SubmitButton sending="Apurando…">Apurar agora</SubmitButton>
        </Form>
      )}
      {newest && !newest.published_at && newest.stands && !closed_why && (
        <section className="card p-4">
          <h2 className="mb-3 text-xl">
            {published ? 'Retificar com' : 'Publicar'} a versão {newest.version}
          </h2>
          {newest.rows.some(({ place, jury, votes }) => place === 1 && jury === null && votes === 0) && (
            <Notice tone="warning">
              Há um primeiro lugar sem nota nem voto: foi o código do redondo que desempatou.
            </Notice>
          )}
          {published ? (
            <Form name="publish" keep>
              <HiddenField name="copa_edition_id" value={id} />
              <HiddenField name="version" value={String(newest.version)} />
              <TextArea name="correction" label="O que muda, e por quê" maxLength={1000} rows={3} help="Todos leem." />
              <p>Quem está entre os três primeiros é avisado, e todos veem o que mudou.</p>
              <SubmitButton sending="Publicando…">Retificar</SubmitButton>
            </Form>
          ) : (
            <ConfirmButton
              label="Publicar o resultado"
              icon="trophy"
              send={{ form: 'publish', copa_edition_id: String(id), version: String(newest.version) }}
              title={`Publicar o resultado da ${edition.name}?`}
              confirm="Publicar"
              tone="primary"
            >
              Quem ganhou é avisado, e todos veem o resultado, os votos e as notas. Depois só muda por uma retificação
              que todos leem.
            </ConfirmButton>
          )}
        </section>
      )}
      <section className="space-y-4">
        <h2 className="text-xl">Apurações</h2>
        {versions.length === 0 && <EmptyState text="Nada foi apurado ainda." />}
        {versions.map(({ version, created_at, published_at, correction, stands, hash, rows }) => (
          <details key={version} className="card p-4" open={version === newest?.version}>
            <summary className="cursor-pointer">
              Versão {version}, {formatFull(created_at)}{' '}
              <Badge tone={published_at ? 'primary' : 'neutral'}>{published_at ? 'Publicada' : 'Não publicada'}</Badge>{' '}
              {!stands && <Badge tone="amber">Contar agora dá outro resultado</Badge>}
            </summary>
            <div className="space-y-2 pt-3">
              {correction && <p className="break-words">Retificação: {correction}</p>}
              <ol className="space-y-1">
                {rows.map(({ ballot, place, title, uuid, grower, prizes, total, jury, popular, votes }) => (
                  <li key={`${ballot}:${uuid}`} className="break-words">
                    {ballotName(modalities, ballot)}, {place}º: {title}
                    {grower && `, de ${grower}`} ({formatNumber(total)}; jurados{' '}
                    {jury === null ? 'sem nota' : formatNumber(jury)}, público {formatNumber(popular)},{' '}
                    {plural(votes, 'voto', 'votos')})
                    {(version === newest?.version ? prizes : []).map((prize) => (
                      <span key={prize.id} className="block text-sm">
                        <Link to={`/admin/copa-grower/premios/${prize.id}`} className="link">
                          {prize.name}
                        </Link>
                        : {prizeStateWords[prize.state].toLowerCase()}
                      </span>
                    ))}
                  </li>
                ))}
              </ol>
              <code className="text-xs break-all text-muted">{hash}</code>
            </div>
          </details>
        ))}
      </section>
    </div>
  )
}
