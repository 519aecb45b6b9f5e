import { z } from 'zod'
import { ReportLink } from '#domains/base/social/ui.ts'
import { HERO, isOpenFor } from '#domains/contest/editions/editions/phases.kinds.ts'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Link } from '#ui/components/link.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { PhotoGrid } from '#ui/components/photo-grid.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ShownProof } from '../components/shown-proof.tsx'
import { CupAppeal } from '../entries/cup-entries.schemas.ts'
import type { Route } from './+types/cup-entry.page'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && `${loaderData.entry.title}, ${loaderData.entry.modality.name}`,
  description: loaderData && `Um redondo da ${loaderData.entry.edition.name}.`,
  url: loaderData && `/copa-grower/ver-redondo/${loaderData.entry.uuid}`,
}))

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const { uuid } = params
  const [entry, { votes }] = await Promise.all([api.entries.show({ uuid }), api.results.votes({ uuid })])
  cacheForVisitors(context, 'cup')
  return {
    entry,
    places: votes?.places ?? [],
    isNow: entry.edition.slug === context.get(requestContext).env.cup_edition,
  }
}

const Withdraw = z.object({ intent: z.literal('withdraw') })

export async function action(args: Route.ActionArgs) {
  const { uuid } = args.params
  const at = `/copa-grower/ver-redondo/${uuid}`
  if ((await formOf(args.request)).get('form') === 'appeal')
    return submit(args, CupAppeal.omit({ uuid: true }), async (api, { appeal }) => {
      await api.entries.appeal({ uuid, appeal })
      return redirectWithToast(at, 'O recurso foi enviado. A equipe da copa responde por aqui.')
    })
  return submit(args, Withdraw, async (api) => {
    await api.entries.withdraw({ uuid })
    return redirectWithToast(at, 'O redondo saiu da copa.')
  })
}

export default function CupEntryPage({ loaderData: { entry, places, isNow } }: Route.ComponentProps) {
  const { uuid, title, user, modality, edition, own, can, report, photos } = entry
  const won = places.filter(({ place }) => place <= 3)
  const votes = isNow && isOpenFor('vote', edition.phase) && user && !own
  return (
    <>
      <PageHeader
        title={title}
        text={user ? <>De {user.nickname}</> : 'De quem já saiu do site'}
        crumbs={[
          { to: `/copa-grower?edicao=${edition.slug}`, label: edition.name },
          ...(isNow ? [{ to: `/copa-grower/modalidade/${modality.slug}`, label: modality.name }] : []),
        ]}
        action={
          votes && (
            <LinkButton to={`/copa-grower/votar/${user.nickname}?redondo=${uuid}`} tone="primary" icon="check">
              Votar em {user.nickname}
            </LinkButton>
          )
        }
        more={can.change && <LinkButton to={`/copa-grower/ver-redondo/${uuid}/editar`}>Editar</LinkButton>}
      >
        <span className="flex flex-wrap gap-2">
          {won.map(({ ballot, place }) => (
            <Badge key={ballot} tone="amber" icon="trophy">
              {ballot !== HERO
                ? `${place}º em ${modality.name}`
                : place === 1
                  ? 'Cultivo do ano'
                  : `${place}º no cultivo do ano`}
            </Badge>
          ))}
          {entry.finalist && !won.length && (
            <Badge tone="amber" icon="award">
              Finalista
            </Badge>
          )}
        </span>
      </PageHeader>
      <div className="space-y-8">
        {own && own.state !== 'inscrito' && <OwnState own={own} canAppeal={can.appeal} />}
        {own?.state === 'inscrito' && own.appeal_answer && (
          <Notice tone="success" title="Recurso aceito: o redondo voltou à copa">
            <p className="break-words whitespace-pre-line">{own.appeal_answer}</p>
          </Notice>
        )}
        <PhotoGrid photos={photos.map(({ document }) => document)} label={title} priority />
        {report && (
          <section className="max-w-text">
            <h2 className="mb-2 text-xl">Como foi o cultivo</h2>
            <p className="reading break-words whitespace-pre-line">{report}</p>
          </section>
        )}
        <ShownProof proof={entry.proof} hash={entry.proof_hash} />
        <div className="flex flex-wrap gap-4">
          <Link to={`/copa-grower/ver-votos/${uuid}`} className="link">
            Votos deste redondo
          </Link>
          {can.report && <ReportLink column="cup_entry_id" id={entry.id} what={title} />}
        </div>
        {can.withdraw && (
          <ConfirmButton
            label="Retirar da copa"
            send={{ intent: 'withdraw' }}
            title="Retirar o redondo da copa?"
            confirm="Retirar"
          >
            {title} deixa de aparecer e de concorrer; os votos que recebeu não contam mais.{' '}
            {isOpenFor('enter', edition.phase)
              ? 'Enquanto houver inscrições você pode inscrever de novo.'
              : 'As inscrições já fecharam: não dá para voltar atrás.'}
          </ConfirmButton>
        )}
      </div>
    </>
  )
}

type Own = NonNullable<Route.ComponentProps['loaderData']['entry']['own']>

function OwnState({ own, canAppeal }: { own: Own; canAppeal: boolean }) {
  if (own.state === 'retirado') return <Notice tone="info">Este redondo foi retirado da copa: só você o vê.</Notice>
  return (
    <Notice tone="warning" title="Desclassificado: só você e a equipe o veem">
      <p className="break-words whitespace-pre-line">{own.reason}</p>
      {own.appeal && (
        <p className="break-words whitespace-pre-line">
          <b>Seu recurso:</b> {own.appeal}
        </p>
      )}
      {own.appeal_answer ? (
        <p className="break-words whitespace-pre-line">
          <b>Resposta:</b> {own.appeal_answer}
        </p>
      ) : (
        own.appeal && <p>A equipe ainda não respondeu.</p>
      )}
      {canAppeal && (
        <Form name="appeal">
          <TextArea name="appeal" label="Por que você discorda" maxLength={3000} rows={4} />
          <SubmitButton sending="Enviando…">Recorrer</SubmitButton>
        </Form>
      )}
    </Notice>
  )
}
