import { LinkButton } from '#ui/components/button.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { access } from '#web/guard.server.ts'
import { LabelDrawing } from '../components/label-drawing.tsx'
import { LinkFailed } from '../components/link-failed.tsx'
import { LinkFields } from '../components/link-fields.tsx'
import type { Route } from './+types/link-serial.page'
import { linkAction, linkLoader } from './link-page.server.ts'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.serial ? `Vincular ${loaderData.serial} pelo número` : 'Vincular pelo número de série',
}))
export const loader = (args: Route.LoaderArgs) => linkLoader(args)
export const action = (args: Route.ActionArgs) => linkAction(args, 'serial')

export default function LinkSerialPage({ loaderData: { failed, ...typed } }: Route.ComponentProps) {
  return (
    <div className="max-w-2xl">
      <PageHeader
        title={typed.serial ? `Vincular ${typed.serial} pelo número` : 'Vincular pelo número'}
        text="Copie o número e o código da etiqueta do robô."
        crumbs={[{ to: '/ganza/vincular-ganza', label: 'Vincular um robô' }, { label: 'Número de série' }]}
      />
      <div className="space-y-6">
        <Form key={typed.serial + typed.code}>
          <LinkFields {...typed} />
          <FormActions>
            <LinkButton to="/ganza/vincular-ganza/vinculo-qrcode">Ler o QR code</LinkButton>
            <SubmitButton icon="link" sending="Vinculando…">
              Vincular
            </SubmitButton>
          </FormActions>
        </Form>
        {failed && <LinkFailed />}
        <LabelDrawing />
      </div>
    </div>
  )
}
