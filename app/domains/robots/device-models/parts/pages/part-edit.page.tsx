import { z } from 'zod'
import { plural } from '#shared/numbers.ts'
import { RecordForm } from '#ui/admin/record-form.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { DevicePartInput } from '../device-parts.schemas.ts'
import { partFields } from '../part.form.ts'
import type { Route } from './+types/part-edit.page'

export const middleware = [access('can:devices.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `${loaderData?.part.name} em Peças dos robôs`,
}))

export const loader = async ({ params, context }: Route.LoaderArgs) => ({
  part: await apiFor(context).deviceModels.parts.show({ id: Number(params.id) }),
})

const back = '/admin/ganza/parts'

export async function action(args: Route.ActionArgs) {
  const id = Number(args.params.id)
  if ((await formOf(args.request)).get('form') === 'danger')
    return submit(args, z.object({}), async (api) => {
      await api.deviceModels.parts.remove({ id })
      return redirectWithToast(back, 'A peça foi apagada.')
    })
  return submit(args, DevicePartInput, async (api, input) => {
    const part = await api.deviceModels.parts.update({ ...input, id })
    return redirectWithToast(back, `${part.name} foi salva.`)
  })
}

export default function PartEditPage({ loaderData: { part } }: Route.ComponentProps) {
  const { id, models, product, ...values } = part
  return (
    <div className="max-w-2xl">
      <PageHeader title={part.name} crumbs={[{ to: back, label: 'Peças dos robôs' }]} />
      <RecordForm
        key={id}
        fields={partFields}
        values={{ ...values, product: product ? String(product.id) : '' }}
        submit="Salvar"
        back={back}
        danger={{
          title: `Apagar ${part.name}?`,
          label: 'Apagar peça',
          text: models.length
            ? 'A peça sai também dos modelos que a têm.'
            : 'Nenhum modelo tem esta peça. Se você apagar, ela some para sempre.',
          dependents: models.length
            ? [{ label: plural(models.length, 'modelo', 'modelos'), consequence: 'Ficam sem esta peça.' }]
            : [],
        }}
      />
    </div>
  )
}
