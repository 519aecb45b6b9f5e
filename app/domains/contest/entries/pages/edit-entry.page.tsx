import { LinkButton } from '#ui/components/button.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { EntryFields } from '../components/entry-fields.tsx'
import { CupEntryChange } from '../entries/cup-entries.schemas.ts'
import type { Route } from './+types/edit-entry.page'

export const middleware = [access('confirmed')]
export const meta: Route.MetaFunction = pageMeta({ title: 'Editar o redondo', noindex: true })

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const entry = await api.entries.show({ uuid: params.uuid })
  if (!entry.can.change || !entry.own) throw notFound()
  const { data: photos } = await api.entries.ownPhotos({ uuid: params.uuid })
  return { entry, own: entry.own, photos }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, CupEntryChange.omit({ uuid: true }), async (api, input) => {
    await api.entries.change({ ...input, uuid: args.params.uuid })
    return redirectWithToast(
      `/copa-grower/ver-redondo/${args.params.uuid}`,
      'O redondo foi salvo, com o diário de agora.',
    )
  })

export default function EditEntryPage({ loaderData: { entry, own, photos } }: Route.ComponentProps) {
  const at = `/copa-grower/ver-redondo/${entry.uuid}`
  const values = { title: entry.title, report: entry.report, photo_ids: own.photo_ids, shown: own.shown }
  return (
    <div className="max-w-2xl">
      <PageHeader
        title="Editar o redondo"
        text="Ao salvar, a prova é congelada de novo, com o diário de agora."
        crumbs={[{ to: at, label: entry.title }]}
      />
      <Form name="entry" guard values={values} opened={values}>
        <EntryFields photos={photos} />
        <FormActions>
          <LinkButton to={at}>Cancelar</LinkButton>
          <SubmitButton sending="Salvando…">Salvar</SubmitButton>
        </FormActions>
      </Form>
    </div>
  )
}
