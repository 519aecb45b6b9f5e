import { RecordForm } from '#ui/admin/record-form.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { DeviceScreenInput } from '../device-screens.schemas.ts'
import { screenFields } from '../screen.form.ts'
import type { Route } from './+types/screen-new.page'

export const middleware = [access('can:devices.manage')]
export const meta = pageMeta({ title: 'Nova tela de robô' })

const back = '/admin/ganza/telas'

/** First the model (`?modelo=`), then what its display shows. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { models } = apiFor(context).deviceModels
  const { data } = await models.list({ per_page: 100 })
  const chosen = data.find(({ id }) => String(id) === url.searchParams.get('modelo'))
  return { models: data.map(({ id, name }) => ({ id, name })), model: chosen ? await models.show(chosen) : null }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, DeviceScreenInput, async (api, input) => {
    const screen = await api.deviceModels.screens.create(input)
    return redirectWithToast(`${back}?model_id=${screen.model.id}`, `A tela ${screen.name} entrou no fim da fila.`)
  })

export default function ScreenNewPage({ loaderData: { models, model } }: Route.ComponentProps) {
  return (
    <div className="max-w-2xl">
      <PageHeader
        title="Nova tela"
        text={model ? `No visor da ${model.name}.` : 'Primeiro, de que modelo?'}
        crumbs={[{ to: back, label: 'Telas dos robôs' }]}
      />
      {model && (
        <RecordForm key={model.id} fields={screenFields(model)} submit="Criar" back={back}>
          <input type="hidden" name="model_id" value={model.id} />
        </RecordForm>
      )}
      {!model && models.length > 0 && (
        <Card>
          <div className="flex flex-wrap gap-2">
            {models.map(({ id, name }) => (
              <LinkButton key={id} to={`?modelo=${id}`} icon="shapes">
                {name}
              </LinkButton>
            ))}
          </div>
        </Card>
      )}
      {!model && models.length === 0 && (
        <EmptyState
          icon="shapes"
          text="Toda tela é de um modelo. Crie um modelo antes."
          action={<LinkButton to="/admin/ganza/modelos/novo">Criar modelo</LinkButton>}
        />
      )}
    </div>
  )
}
