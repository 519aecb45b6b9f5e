import type { ReactNode } from 'react'
import { z } from 'zod'
import { formatFull } from '#shared/dates.ts'
import { formatNumber, plural } from '#shared/numbers.ts'
import { RecordForm } from '#ui/admin/record-form.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { BinaryUpload } from '../components/binary-upload.tsx'
import { FirmwareNotes, type FirmwareVersion } from '../firmware.schemas.ts'
import { firmwareStateWords } from '../firmware.words.ts'
import { notesField } from '../version.form.ts'
import type { Route } from './+types/version-edit.page'

export const middleware = [access('can:devices.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && `Versão ${loaderData.version.version} da ${loaderData.version.model.name}`,
}))

export const loader = async ({ params, context }: Route.LoaderArgs) => ({
  version: await apiFor(context).deviceModels.firmware.show({ id: Number(params.id) }),
})

const back = '/admin/ganza/versoes-arduino'
const Nothing = z.object({})

export async function action(args: Route.ActionArgs) {
  const id = Number(args.params.id)
  const here = `${back}/${id}`
  switch ((await formOf(args.request)).get('form')) {
    case 'publish':
      return submit(args, Nothing, async (api) => {
        const { version } = await api.deviceModels.firmware.publish({ id })
        return redirectWithToast(here, `A versão ${version} foi assinada e publicada.`)
      })
    case 'withdraw':
      return submit(args, Nothing, async (api) => {
        const { version } = await api.deviceModels.firmware.withdraw({ id })
        return redirectWithToast(here, `A versão ${version} foi retirada.`)
      })
    case 'danger':
      return submit(args, Nothing, async (api) => {
        await api.deviceModels.firmware.remove({ id })
        return redirectWithToast(back, 'O rascunho foi apagado.')
      })
    default:
      return submit(args, FirmwareNotes, async (api, input) => {
        await api.deviceModels.firmware.update({ ...input, id })
        return redirectWithToast(here, 'As notas foram salvas.')
      })
  }
}

export default function VersionEditPage({ loaderData: { version: one }, actionData }: Route.ComponentProps) {
  const { id, model, version, notes, state } = one
  const { label, tone } = firmwareStateWords[state]
  const isDraft = state === 'rascunho'
  return (
    <div className="max-w-2xl space-y-6">
      <PageHeader
        title={`Versão ${version}`}
        text={
          <>
            {model.name} <Badge tone={tone}>{label}</Badge>
          </>
        }
        crumbs={[{ to: back, label: 'Versões do firmware' }]}
      />
      {actionData?.message && !['record', 'danger'].includes(String(actionData.values?.form)) && (
        <Notice tone="error" title={actionData.message} />
      )}
      <Binary version={one} />
      <RecordForm
        key={id}
        fields={[notesField]}
        values={{ notes }}
        opened={{ notes }}
        submit="Salvar notas"
        back={back}
        danger={
          isDraft
            ? {
                title: `Apagar o rascunho da ${version}?`,
                label: 'Apagar rascunho',
                text: 'O binário enviado também é apagado. O número fica livre de novo.',
              }
            : undefined
        }
      />
    </div>
  )
}

function Binary({ version: one }: { version: FirmwareVersion }) {
  const { id, version, state, bytes, sha256, signature, devices_count, published_at } = one
  const isDraft = state === 'rascunho'
  return (
    <Card title="Binário">
      <div className="space-y-4">
        {bytes === null ? (
          <p className="text-muted">Ainda não há arquivo. Envie o .bin compilado, de até 16 MB.</p>
        ) : (
          <dl className="space-y-3 text-[0.9375rem]">
            <Fact label="Tamanho" value={`${formatNumber(bytes)} bytes`} />
            <Fact label="SHA-256" value={<code className="text-sm wrap-anywhere select-all">{sha256}</code>} />
            {signature && (
              <Fact
                label="Assinatura Ed25519"
                value={<code className="text-sm wrap-anywhere select-all">{signature}</code>}
              />
            )}
            {published_at && <Fact label="Publicada em" value={formatFull(published_at)} />}
            {!isDraft && <Fact label="Rodando em" value={plural(devices_count, 'robô', 'robôs')} />}
          </dl>
        )}
        {isDraft && <BinaryUpload id={id} again={bytes !== null} />}
        {isDraft && bytes !== null && (
          <ConfirmButton
            pageTells
            label="Assinar e publicar"
            tone="primary"
            icon="check"
            send={{ form: 'publish' }}
            title={`Publicar a versão ${version}?`}
            confirm="Publicar"
          >
            Depois disso o arquivo não muda mais, e os robôs podem recebê-lo.
          </ConfirmButton>
        )}
        {state === 'publicada' && (
          <LinkButton to={`${back}/${one.id}/distribuir`} tone="primary" icon="send">
            Distribuir
          </LinkButton>
        )}
        {state === 'publicada' && (
          <ConfirmButton
            pageTells
            label="Retirar esta versão"
            tone="danger"
            icon="ban"
            send={{ form: 'withdraw' }}
            title={`Retirar a versão ${version}?`}
            confirm="Retirar"
          >
            Nenhum robô a recebe mais, e ela não volta. Quem já a roda continua com ela.
          </ConfirmButton>
        )}
      </div>
    </Card>
  )
}

const Fact = ({ label, value }: { label: string; value: ReactNode }) => (
  <div>
    <dt className="text-sm text-muted">{label}</dt>
    <dd>{value}</dd>
  </div>
)
