import { z } from 'zod'
import { RecordForm } from '#ui/admin/record-form.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ScreenPreview } from '../components/screen-preview.tsx'
import { DeviceScreenFields } from '../device-screens.schemas.ts'
import { screenFields } from '../screen.form.ts'
import type { Route } from './+types/screen-edit.page'

export const middleware = [access('can:devices.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && `Tela ${loaderData.screen.name} da ${loaderData.screen.model.name}`,
}))

export async function loader({ params, context }: Route.LoaderArgs) {
  const { screens, models } = apiFor(context).deviceModels
  const screen = await screens.show({ id: Number(params.id) })
  return { screen, model: await models.show({ id: screen.model.id }) }
}

const back = '/admin/ganza/telas'

export async function action(args: Route.ActionArgs) {
  const id = Number(args.params.id)
  if ((await formOf(args.request)).get('form') === 'danger')
    return submit(args, z.object({}), async (api) => {
      await api.deviceModels.screens.remove({ id })
      return redirectWithToast(back, 'A tela foi apagada.')
    })
  return submit(args, DeviceScreenFields, async (api, input) => {
    const screen = await api.deviceModels.screens.update({ ...input, id })
    return redirectWithToast(`${back}?model_id=${screen.model.id}`, `A tela ${screen.name} foi salva.`)
  })
}

export default function ScreenEditPage({ loaderData: { screen, model } }: Route.ComponentProps) {
  const { id, name, description, shows } = screen
  return (
    <div className="max-w-2xl">
      <PageHeader
        title={`Tela ${name}`}
        text={`No visor da ${model.name}.`}
        crumbs={[{ to: back, label: 'Telas dos robôs' }]}
      >
        <ScreenPreview {...screen} />
      </PageHeader>
      <RecordForm
        key={id}
        fields={screenFields(model)}
        values={{ name, description, shows }}
        submit="Salvar"
        back={back}
        danger={{
          title: `Apagar a tela ${name}?`,
          label: 'Apagar tela',
          text: 'Ela some do visor quando o robô receber a próxima versão.',
        }}
      />
    </div>
  )
}
