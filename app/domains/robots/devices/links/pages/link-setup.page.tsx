import { LinkButton } from '#ui/components/button.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { Diagnosis } from '../../devices/components/diagnosis.tsx'
import { DeviceChangeInput } from '../../devices/devices.schemas.ts'
import { DevicePlaceInput } from '../../places/places.schemas.ts'
import type { Route } from './+types/link-setup.page'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Começar com ${loaderData?.settings.device.name ?? ''}`,
}))

const steps = ['nome', 'espaco', 'pronto'] as const

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get('passo')
  const settings = await apiFor(context).devices.devices.settings({ id: params.serial_number })
  return { settings, step: steps.find((one) => one === asked) ?? 'nome' }
}

export async function action(args: Route.ActionArgs) {
  const id = args.params.serial_number
  const next = (step: string, text: string) => redirectWithToast(`/ganza/${id}/configurar-vincular?passo=${step}`, text)
  if ((await formOf(args.request)).get('form') === 'place')
    return submit(args, DevicePlaceInput.omit({ id: true }), async (api, input) => {
      await api.devices.places.place({ ...input, id })
      return next('pronto', 'Tudo salvo.')
    })
  return submit(args, DeviceChangeInput.pick({ name: true }), async (api, { name }) => {
    const { leaf_offset } = await api.devices.devices.settings({ id })
    await api.devices.devices.change({ id, name, leaf_offset })
    return next('espaco', 'Nome salvo.')
  })
}

export default function LinkSetupPage({ loaderData: { settings, step } }: Route.ComponentProps) {
  const { device, spaces, diagnosis } = settings
  const serial = device.ganza_serial_number
  return (
    <div className="max-w-2xl">
      <PageHeader
        title={step === 'pronto' ? `${device.name} está pronto` : 'Configurar o robô'}
        text={`Passo ${steps.indexOf(step) + 1} de ${steps.length}`}
      />
      {step === 'nome' && (
        <Form key="nome" name="name">
          <TextField
            name="name"
            label="Nome do robô"
            help="Só você e quem dividir o robô com você veem."
            defaultValue={device.name}
            maxLength={60}
          />
          <FormActions>
            <SubmitButton sending="Salvando…">Continuar</SubmitButton>
          </FormActions>
        </Form>
      )}
      {step === 'espaco' && (
        <Form key="espaco" name="place">
          <SelectField
            name="space_id"
            label="Em qual espaço ele fica?"
            help={
              spaces.length
                ? 'O que ele medir vira o clima desse espaço.'
                : 'Você ainda não tem espaços. Continue sem, e escolha quando criar um.'
            }
            placeholder="Em nenhum, por enquanto"
            required={false}
            options={spaces.map(({ id, name }) => ({ value: id, label: name }))}
            defaultValue={device.space?.id}
          />
          <FormActions>
            <LinkButton to="?passo=nome">Voltar</LinkButton>
            <SubmitButton sending="Salvando…">Continuar</SubmitButton>
          </FormActions>
        </Form>
      )}
      {step === 'pronto' && (
        <div className="space-y-6">
          <p>
            {device.space
              ? `As leituras vão aparecer em ${device.space.name}, a partir de agora.`
              : 'As leituras vão aparecer na página do robô, a partir de agora.'}
          </p>
          <Diagnosis steps={diagnosis} />
          <div className="flex flex-wrap gap-3">
            <LinkButton to={`/ganza/${serial}`} tone="primary">
              Ver o robô
            </LinkButton>
            <LinkButton to={`/ganza/gerenciar-robos/configurar/${serial}`}>Mais ajustes</LinkButton>
          </div>
        </div>
      )}
    </div>
  )
}
