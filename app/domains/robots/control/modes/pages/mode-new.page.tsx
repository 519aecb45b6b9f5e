import { RecordForm } from '#ui/admin/record-form.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { modeFields } from '../mode-words.form.ts'
import { ModeInput } from '../modes.schemas.ts'
import type { Route } from './+types/mode-new.page'

export const middleware = [access('can:devices.manage')]
export const meta = pageMeta({ title: 'Novo modo de robô' })

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await apiFor(context).deviceModels.models.list({ per_page: 100 })
  return data.map(({ id, name }) => ({ value: id, label: name }))
}

export const action = (args: Route.ActionArgs) =>
  submit(args, ModeInput.omit({ program: true, cycles: true }), async ({ control }, input) => {
    const { id } = await control.modes.create(input)
    return redirectWithToast(`/admin/ganza/modos/${id}`, 'Criado. Agora monte o que ele faz.')
  })

export default function ModeNewPage({ loaderData: models }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Novo modo de robô"
        text="Primeiro o nome. Depois você monta o que ele faz, em blocos."
        crumbs={[{ to: '/admin/ganza/modos', label: 'Modos' }, { label: 'Novo' }]}
      />
      <RecordForm
        fields={[
          { kind: 'select', name: 'model_id', label: 'Modelo de robô', options: models },
          { kind: 'text', name: 'slug', label: 'Palavra do endereço', help: 'Como flora-final. Não muda depois.' },
          ...modeFields,
        ]}
        submit="Criar modo"
        back="/admin/ganza/modos"
      />
    </>
  )
}
