import { z } from 'zod'
import { plural } from '#shared/numbers.ts'
import { RecordForm } from '#ui/admin/record-form.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { adTypeFields } from '../ad-type.form.ts'
import { AdTypeInput } from '../ad-types.schemas.ts'
import type { Route } from './+types/ad-type-edit.page'

export const middleware = [access('can:ads.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `${loaderData?.type.name} em Espaços de anúncio`,
  noindex: true,
}))

export async function loader({ params, context }: Route.LoaderArgs) {
  return { type: await apiFor(context).ads.types.show({ id: Number(params.id) }) }
}

const Delete = z.object({ intent: z.literal('delete') })
const back = '/admin/ads/ads_type'

export async function action(args: Route.ActionArgs) {
  const id = Number(args.params.id)
  if ((await formOf(args.request)).get('form') === 'danger')
    return submit(args, Delete, async (api) => {
      await api.ads.types.remove({ id })
      return redirectWithToast(back, 'O espaço foi apagado.')
    })
  return submit(args, AdTypeInput, async (api, input) => {
    const type = await api.ads.types.update({ ...input, id })
    return redirectWithToast(back, `${type.name} foi salvo.`)
  })
}

export default function AdTypeEditPage({ loaderData: { type } }: Route.ComponentProps) {
  const { id, ads_count, ...values } = type
  const dependents = ads_count
    ? [{ label: plural(ads_count, 'anúncio', 'anúncios'), consequence: 'Ficam sem lugar para aparecer.' }]
    : []
  return (
    <div className="max-w-2xl">
      <PageHeader title={type.name} crumbs={[{ to: back, label: 'Espaços de anúncio' }]} />
      <RecordForm
        key={id}
        fields={adTypeFields}
        values={values}
        submit="Salvar"
        back={back}
        danger={{
          title: `Apagar ${type.name}?`,
          label: 'Apagar',
          text: dependents.length
            ? 'Não dá para apagar enquanto houver anúncios. Se você desativar, eles param de aparecer e os números ficam.'
            : 'Nenhum anúncio usa este espaço. Se você apagar, ele some para sempre.',
          dependents,
        }}
      />
    </div>
  )
}
