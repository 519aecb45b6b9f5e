import { momentField } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { RecordForm } from '#ui/admin/record-form.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { CupEditionCopy } from '../editions/cup-editions.schemas.ts'
import type { Route } from './+types/copy-edition.page'

export const middleware = [access('can:cup.manage')]
export const meta: Route.MetaFunction = pageMeta({ title: 'Copiar edição', noindex: true })

export async function loader({ params, context }: Route.LoaderArgs) {
  const from = await apiFor(context).editions.staffEditions.show({ id: Number(params.id) })
  return { name: from.name, next: momentField(new Date(from.entries_at.getTime() + 365 * DAY)) }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, CupEditionCopy.omit({ id: true }), async (api, input) => {
    const made = await api.editions.editions.copy({ ...input, id: Number(args.params.id) })
    return redirectWithToast(`/admin/copa-grower/edicoes/${made.id}`, `${made.name} foi criada, como rascunho.`)
  })

export default function CopyEditionPage({ loaderData: { name, next } }: Route.ComponentProps) {
  return (
    <div className="max-w-2xl">
      <PageHeader
        title={`Copiar ${name}`}
        text="A nova edição vem com as fases no mesmo intervalo, e com modalidades, critérios, patrocinadores e prêmios (como simbólicos, até ter a sua autorização). Bancada, inscritos e votos não vêm."
        crumbs={[{ to: '/admin/copa-grower/edicoes', label: 'Edições da copa' }]}
      />
      <RecordForm
        fields={[
          { kind: 'text', name: 'name', label: 'Nome', maxLength: 80 },
          {
            ...{ kind: 'text', name: 'slug', label: 'Código', maxLength: 60, placeholder: 'copa-20262027' },
            ...{ required: false, help: 'Em branco, é feito do nome.' },
          },
          { kind: 'date', type: 'datetime-local', name: 'entries_at', label: 'As inscrições começam' },
        ]}
        values={{ entries_at: next }}
        submit="Copiar"
        back="/admin/copa-grower/edicoes"
      />
    </div>
  )
}
