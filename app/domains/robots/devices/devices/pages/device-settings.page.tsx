import { z } from 'zod'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { DeviceChannelInput } from '../../channels/channels.schemas.ts'
import { DeviceMemberAdd, DeviceMemberChange, DeviceMemberRef } from '../../members/members.schemas.ts'
import { DevicePlaceInput } from '../../places/places.schemas.ts'
import { DeviceTransferInput } from '../../transfers/transfers.schemas.ts'
import { CareCard } from '../components/care-card.tsx'
import { ChannelsCard } from '../components/channels-card.tsx'
import { Diagnosis } from '../components/diagnosis.tsx'
import { GiveAwayCard } from '../components/give-away-card.tsx'
import { PeopleCard } from '../components/people-card.tsx'
import { RefusedCard } from '../components/refused-card.tsx'
import { RobotHeader } from '../components/robot-header.tsx'
import { WhatIsCollected } from '../components/what-is-collected.tsx'
import { DeviceChangeInput } from '../devices.schemas.ts'
import type { Route } from './+types/device-settings.page'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Configurar ${loaderData?.device.name ?? ''}`,
}))

export const loader = ({ context, params }: Route.LoaderArgs) =>
  apiFor(context).devices.devices.settings({ id: params.numero })

const Nothing = z.object({})

export async function action(args: Route.ActionArgs) {
  const ref = { id: args.params.numero }
  const done = (text: string) => redirectWithToast(`/ganza/gerenciar-robos/configurar/${ref.id}`, text)
  const form = String((await formOf(args.request)).get('form'))
  if (form.startsWith('channel-'))
    return submit(args, DeviceChannelInput.omit({ id: true }), async (api, input) => {
      await api.devices.channels.change({ ...input, ...ref })
      return done('Aparelho salvo.')
    })
  if (form.startsWith('change-'))
    return submit(args, DeviceMemberChange.omit({ id: true }), async (api, input) => {
      await api.devices.members.change({ ...input, ...ref })
      return done('Acesso salvo.')
    })
  switch (form) {
    case 'place':
      return submit(args, DevicePlaceInput.omit({ id: true }), async (api, input) => {
        await api.devices.places.place({ ...input, ...ref })
        return done('Espaço salvo.')
      })
    case 'add':
      return submit(args, DeviceMemberAdd.omit({ id: true }), async (api, input) => {
        await api.devices.members.add({ ...input, ...ref })
        return done(`${input.nickname} já pode ver o robô.`)
      })
    case 'remove':
      return submit(args, DeviceMemberRef.omit({ id: true }), async (api, input) => {
        await api.devices.members.remove({ ...input, ...ref })
        return done('Essa pessoa não vê mais o robô.')
      })
    case 'offer':
      return submit(args, DeviceTransferInput.omit({ id: true }), async (api, input) => {
        await api.devices.transfers.offer({ ...input, ...ref })
        return done('Oferta enviada. O robô continua seu até a pessoa aceitar.')
      })
    case 'withdraw':
      return submit(args, Nothing, async (api) => {
        await api.devices.transfers.withdraw(ref)
        return done('Oferta retirada.')
      })
    case 'rotate':
      return submit(args, Nothing, async (api) => {
        await api.devices.credentials.ask(ref)
        return done('Pedido enviado. O robô troca a chave no próximo contato.')
      })
    default:
      return submit(args, DeviceChangeInput.omit({ id: true }), async (api, input) => {
        await api.devices.devices.change({ ...input, ...ref })
        return done('Robô salvo.')
      })
  }
}

export default function DeviceSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { device, leaf_offset, spaces, channels, stuffs, members, offer, diagnosis, refused } = loaderData
  return (
    <>
      <RobotHeader
        serial={device.ganza_serial_number}
        title={device.name}
        own
        action={
          <LinkButton to={`/ganza/${device.ganza_serial_number}/configurar-vincular`} size="sm" icon="list-checks">
            Passo a passo
          </LinkButton>
        }
      />
      <p className="mb-4 text-muted">{`${device.model.name}, número ${device.ganza_serial_number}`}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <div className="space-y-6">
          <Card title="Robô">
            <Form key={`${device.name}${leaf_offset}`} name="record" opened={{ name: device.name, leaf_offset }}>
              <TextField name="name" label="Nome" defaultValue={device.name} maxLength={60} />
              <NumberField
                name="leaf_offset"
                label="Folha mais quente ou mais fria que o ar"
                unit="°C"
                help="Entra na conta do VPD. Vazio, vale o que o espaço diz."
                required={false}
                defaultValue={leaf_offset}
              />
              <SubmitButton sending="Salvando…">Salvar</SubmitButton>
            </Form>
          </Card>
          <Card title="Espaço">
            <Form key={device.space?.id ?? 0} name="place">
              <SelectField
                name="space_id"
                label="Onde ele fica"
                help="A partir da mudança, o que ele medir é o clima do espaço novo. O que já mediu fica no antigo."
                required={false}
                placeholder="Em nenhum espaço"
                options={spaces.map(({ id, name }) => ({ value: id, label: name }))}
                defaultValue={device.space?.id}
              />
              <SubmitButton tone="quiet" sending="Salvando…">
                Salvar espaço
              </SubmitButton>
            </Form>
          </Card>
          {channels.length > 0 && <ChannelsCard channels={channels} stuffs={stuffs} />}
        </div>
        <div className="space-y-6">
          <CareCard serial={device.ganza_serial_number} />
          <PeopleCard members={members} open={String(actionData?.values?.form)} />
          <Diagnosis steps={diagnosis} />
          <RefusedCard refused={refused} />
          <WhatIsCollected />
          <GiveAwayCard device={device} offer={offer} />
        </div>
      </div>
    </>
  )
}
