import { optionsOf } from '#domains/robots/device-models/models/model-options.view.ts'
import { csvText } from '#shared/csv-text.ts'
import { plural } from '#shared/numbers.ts'
import { RecordForm } from '#ui/admin/record-form.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { DeviceRegistration, type RegisteredDevices } from '../staff-devices.schemas.ts'
import type { Route } from './+types/devices-register.page'

export const middleware = [access('can:devices.manage')]
export const meta = pageMeta({ title: 'Registrar robôs' })

export const loader = async ({ context }: Route.LoaderArgs) => ({
  models: optionsOf((await apiFor(context).deviceModels.models.list({ per_page: 100 })).data),
})

/** No redirect: the secrets are in this one answer only. */
export const action = (args: Route.ActionArgs) =>
  submit(args, DeviceRegistration, async (api, input) => ({ registered: await api.devices.staff.register(input) }))

const back = '/admin/ganza/dispositivos'

export default function DevicesRegisterPage({ loaderData: { models }, actionData }: Route.ComponentProps) {
  const registered = actionData && 'registered' in actionData ? actionData.registered : null
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="Registrar robôs"
        text="Cada um ganha número de série, segredo e código de vínculo."
        crumbs={[{ to: back, label: 'Dispositivos' }]}
      />
      {registered ? (
        <Registered {...registered} />
      ) : (
        <RecordForm
          fields={[
            { kind: 'select', name: 'model_id', label: 'Modelo', options: models, placeholder: 'Escolha um modelo' },
            { kind: 'number', name: 'count', label: 'Quantos', whole: true, help: 'Até 200 de uma vez.' },
          ]}
          values={{ count: 10 }}
          submit="Registrar"
          back={back}
        />
      )}
    </div>
  )
}

function Registered({ model, data }: RegisteredDevices) {
  const file = csvText(
    ['serie', 'segredo', 'codigo', 'modelo'],
    data.map(({ serial, secret, claim_code }) => [serial, secret, claim_code, model.name]),
  )
  return (
    <div className="space-y-6">
      <Notice tone="warning" title="Guarde o arquivo agora">
        Do segredo guardamos só uma marca: ele não aparece de novo. Quem perde este arquivo gera outro segredo, robô por
        robô.
      </Notice>
      <p className="text-lg">
        {plural(data.length, 'robô', 'robôs')} {model.name}
      </p>
      <div className="flex flex-wrap gap-3">
        <a
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(file)}`}
          download={`robos-${data[0]?.serial}-${data.length}.csv`}
          className="btn btn-primary"
        >
          Baixar CSV com os segredos
        </a>
        <LinkButton to={`${back}/etiquetas?${data.map(({ id }) => `ids=${id}`).join('&')}`} icon="qr-code">
          Imprimir etiquetas
        </LinkButton>
        <LinkButton to={back}>Voltar à lista</LinkButton>
      </div>
      <div className="overflow-x-auto rounded-box border border-base-300 bg-surface max-md:border-0 max-md:bg-transparent">
        <table className="table stacks text-[0.9375rem]">
          <caption className="sr-only">Robôs registrados</caption>
          <thead>
            <tr>
              <th scope="col">Número de série</th>
              <th scope="col">Código</th>
              <th scope="col">Segredo</th>
            </tr>
          </thead>
          <tbody>
            {data.map(({ id, serial, secret, claim_code }) => (
              <tr key={id}>
                <td data-label="Número de série" className="figures font-semibold">
                  {serial}
                </td>
                <td data-label="Código" className="figures">
                  {claim_code}
                </td>
                <td data-label="Segredo">
                  <code className="text-sm wrap-anywhere select-all">{secret}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
