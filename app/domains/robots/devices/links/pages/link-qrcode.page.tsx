import { LinkButton } from '#ui/components/button.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { deferred } from '#ui/deferred.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { access } from '#web/guard.server.ts'
import { LinkFailed } from '../components/link-failed.tsx'
import { LinkFields } from '../components/link-fields.tsx'
import type { Route } from './+types/link-qrcode.page'
import { linkAction, linkLoader } from './link-page.server.ts'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.serial ? `Vincular ${loaderData.serial} pelo QR code` : 'Vincular pelo QR code',
}))
export const loader = (args: Route.LoaderArgs) => linkLoader(args)
export const action = (args: Route.ActionArgs) => linkAction(args, 'qrcode')

const QrReader = deferred(async () => (await import('../components/qr-reader.tsx')).QrReader)

export default function LinkQrPage({ loaderData: { failed, ...typed } }: Route.ComponentProps) {
  return (
    <div className="max-w-2xl">
      <PageHeader
        title={typed.serial ? `Vincular ${typed.serial} pelo QR code` : 'Vincular pelo QR code'}
        text={
          typed.code
            ? 'Confira o número e o código, e toque em Vincular.'
            : 'Aponte a câmera para a etiqueta do robô, ou envie uma foto dela. A imagem não sai do seu aparelho.'
        }
        crumbs={[{ to: '/ganza/vincular-ganza', label: 'Vincular um robô' }, { label: 'QR code' }]}
      />
      <div className="space-y-6">
        <Form key={typed.serial + typed.code}>
          <QrReader />
          <LinkFields {...typed} />
          <FormActions>
            <LinkButton to="/ganza/vincular-ganza">Voltar</LinkButton>
            <SubmitButton icon="link" sending="Vinculando…">
              Vincular
            </SubmitButton>
          </FormActions>
        </Form>
        {failed && <LinkFailed />}
      </div>
    </div>
  )
}
