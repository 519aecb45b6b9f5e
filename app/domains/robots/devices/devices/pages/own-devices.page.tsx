import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { OfferCard } from '../../transfers/components/offer-card.tsx'
import { DeviceTransferRef } from '../../transfers/transfers.schemas.ts'
import { DeviceRow } from '../components/device-row.tsx'
import { DeviceFilter, DeviceRef } from '../devices.schemas.ts'
import type { Route } from './+types/own-devices.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Meus robôs' })

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = apiFor(context).devices
  const filter = filterOf(request, DeviceFilter.omit({ user_id: true }))
  const [list, offers] = await Promise.all([api.devices.list(filter), api.transfers.mine()])
  return { list, offers: offers.data }
}

export async function action(args: Route.ActionArgs) {
  const form = String((await formOf(args.request)).get('form'))
  const done = (text: string) => redirectWithToast('/ganza/gerenciar-robos', text)
  if (form === 'release')
    // The new code is in this answer alone.
    return submit(args, DeviceRef, async (api, ref) => ({ released: await api.devices.devices.release(ref) }))
  if (form === 'leave')
    return submit(args, DeviceRef, async (api, ref) => {
      await api.devices.members.leave(ref)
      return done('Você não vê mais este robô.')
    })
  if (form.startsWith('refuse'))
    return submit(args, DeviceTransferRef, async (api, ref) => {
      await api.devices.transfers.refuse(ref)
      return done('Tudo bem. O robô continua com quem ofereceu.')
    })
  return submit(args, DeviceTransferRef, async (api, ref) => {
    const { ganza_serial_number: serial } = await api.devices.transfers.accept(ref)
    return redirectWithToast(`/ganza/${serial}/configurar-vincular`, 'O robô agora é seu. Dê um nome a ele.')
  })
}

export default function OwnDevicesPage({ loaderData: { list, offers }, actionData }: Route.ComponentProps) {
  const released = actionData && 'released' in actionData ? actionData.released : null
  const link = (
    <LinkButton to="/ganza/vincular-ganza" tone="primary" icon="plus">
      Vincular um robô
    </LinkButton>
  )
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="Meus robôs"
        text="Os que são seus, e os que outras pessoas dividem com você."
        action={list.data.length > 0 && link}
      />
      <div className="space-y-6">
        {released && (
          <Notice tone="success" title={`${released.name} foi desvinculado`}>
            <p>
              Para vincular de novo, use o número <strong>{released.ganza_serial_number}</strong> e este código novo:
            </p>
            <p className="figures py-2 text-2xl font-semibold">{released.claim_code}</p>
            <p>Anote agora, ou passe para quem vai ficar com o robô: ele não aparece de novo.</p>
          </Notice>
        )}
        {offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} />
        ))}
        <ListStates
          items={list.data}
          keyOf={({ id }) => id}
          empty={
            <EmptyState
              icon="bot"
              title="Nenhum robô por aqui"
              text="Vincule o seu pelo QR code da etiqueta, e veja o clima do espaço ao vivo."
              action={link}
            />
          }
          frame={(items) => <ul className="space-y-3">{items}</ul>}
        >
          {(device) => <DeviceRow device={device} />}
        </ListStates>
        <Pager {...list} label="Páginas dos robôs" />
      </div>
    </div>
  )
}
