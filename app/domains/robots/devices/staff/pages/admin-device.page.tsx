import { z } from 'zod'
import { adminArea } from '#domains/robots/device-models/area.kinds.ts'
import { Notice } from '#ui/components/notice.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { DeviceActs, ToldOnce } from '../components/device-acts.tsx'
import { DeviceSearch } from '../components/device-search.tsx'
import { DeviceView } from '../components/device-view.tsx'
import type { Route } from './+types/admin-device.page'
import { deviceOrSearch } from './device-pages.server.ts'

export const middleware = [access('can:devices.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.found ? `Robô ${loaderData.found.device.serial}` : 'Ver um robô',
}))

export const loader = async ({ params, url, context }: Route.LoaderArgs) => ({
  found: await deviceOrSearch(apiFor(context), { id: params.id, url, area: adminArea }),
})

const Nothing = z.object({})

export async function action(args: Route.ActionArgs) {
  const form = (await formOf(args.request)).get('form')
  return submit(args, Nothing, async ({ devices: { staff } }) => {
    const { id, serial } = await staff.show({ id: args.params.id ?? '' })
    const here = `/admin/ganza/ver/${serial}`
    switch (form) {
      case 'claim_code':
        return { claim_code: (await staff.renewClaimCode({ id })).claim_code }
      case 'secret':
        return { secret: (await staff.renewSecret({ id })).secret }
      case 'block':
        await staff.block({ id })
        return redirectWithToast(here, `${serial} está bloqueado.`)
      case 'unblock':
        await staff.unblock({ id })
        return redirectWithToast(here, `${serial} pode falar com o servidor de novo.`)
      case 'show':
        await staff.demonstrate({ id })
        return redirectWithToast(here, `${serial} aparece na página do Ganzá.`)
      case 'hide':
        await staff.hide({ id })
        return redirectWithToast(here, `${serial} saiu da página do Ganzá.`)
      default:
        await staff.remove({ id })
        return redirectWithToast('/admin/ganza/dispositivos', `${serial} foi apagado.`)
    }
  })
}

export default function AdminDevicePage({ loaderData: { found }, actionData }: Route.ComponentProps) {
  if (!found) return <DeviceSearch />
  return (
    <div className="space-y-6">
      {actionData && 'message' in actionData && <Notice tone="error" title={actionData.message ?? ''} />}
      {actionData && 'claim_code' in actionData && actionData.claim_code && (
        <ToldOnce
          label="Novo código de vínculo"
          value={actionData.claim_code}
          text="Vale uma vez. Imprima a etiqueta nova e jogue fora a antiga."
        />
      )}
      {actionData && 'secret' in actionData && actionData.secret && (
        <ToldOnce
          label="Novo segredo"
          value={actionData.secret}
          text="Copie agora e grave no robô: não guardamos o segredo e não o mostramos de novo."
        />
      )}
      <DeviceView {...found} area={adminArea}>
        <DeviceActs device={found.device} />
      </DeviceView>
    </div>
  )
}
