import { z } from 'zod'
import { Difference } from '#domains/base/legal/texts/ui.ts'
import { formatDayTime } from '#shared/dates.ts'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { RevisionRef } from '../works.schemas.ts'
import type { Route } from './+types/revisions.page'
import { workRefOf } from './work-ref.server.ts'

export const middleware = [access('writer')]
export const meta = pageMeta({ title: 'Versões da postagem' })

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { works } = apiFor(context).blog
  const ref = workRefOf(params.id)
  const { versao } = filterOf(request, z.object({ versao: RevisionRef.shape.version.optional() }))
  const [work, revisions] = await Promise.all([works.show(ref), works.revisions(ref)])
  const chosen = versao !== undefined ? await works.revision({ ...ref, version: versao }) : null
  return {
    id: work.id,
    title: work.title || 'Sem título',
    revisions: revisions.data,
    chosen: chosen && { version: chosen.version, blocks: chosen.blocks },
  }
}

/** What a revision said becomes the draft; what the draft says now is a revision then. */
export const action = (args: Route.ActionArgs) =>
  submit(args, z.object({ version: z.number().int() }), async ({ blog }, { version }) => {
    const ref = workRefOf(args.params.id)
    const [{ text }, work] = await Promise.all([blog.works.revision({ ...ref, version }), blog.works.show(ref)])
    await blog.works.save({ ...text, ...ref, version: work.version, force: true })
    return redirectWithToast(
      `/escritor/dashboard/postagens/${ref.id}`,
      'A versão voltou. O que havia antes ficou guardado.',
    )
  })

export default function RevisionsPage({ loaderData: { id, title, revisions, chosen } }: Route.ComponentProps) {
  const here = `/escritor/dashboard/postagens/${id}`
  return (
    <div className="max-w-3xl space-y-6">
      <PageHeader
        title="Versões"
        text="O que o rascunho dizia antes. Guardamos ao enviar, ao aprovar, a cada dez minutos e quando outra pessoa escreve."
        crumbs={[
          { to: '/escritor/dashboard/postagens', label: 'Minhas Obras' },
          { to: here, label: title },
          { label: 'Versões' },
        ]}
      />
      {chosen && (
        <Card title={`Da versão ${chosen.version} até agora`}>
          {chosen.blocks.length ? <Difference blocks={chosen.blocks} /> : <p>As palavras são as mesmas.</p>}
          <ConfirmButton
            label="Voltar a esta versão"
            icon="undo-2"
            send={{ version: String(chosen.version) }}
            title={`Voltar à versão ${chosen.version}?`}
            confirm="Voltar"
          >
            O rascunho passa a dizer o que esta versão dizia. O que ele diz agora fica guardado como versão.
          </ConfirmButton>
        </Card>
      )}
      <ListStates
        items={revisions}
        keyOf={({ version }) => version}
        empty={
          <EmptyState icon="history" text="Ainda não há versões: a primeira fica guardada quando o texto mudar." />
        }
        frame={(items) => <ul className="divide-y divide-base-300">{items}</ul>}
      >
        {({ version, title: its, nickname, created_at }) => (
          <li className="space-y-0.5 py-3">
            <Link to={`${here}/versoes?versao=${version}`} className="link link-hover font-semibold">
              Versão {version}
            </Link>
            <p className="break-words">{its}</p>
            <p className="text-sm text-muted">
              {nickname ?? 'conta apagada'}, {formatDayTime(created_at)}
            </p>
          </li>
        )}
      </ListStates>
    </div>
  )
}
