import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { access } from '#web/guard.server.ts'
import { LabelDrawing } from '../components/label-drawing.tsx'
import type { Route } from './+types/link-start.page'
import { linkLoader } from './link-page.server.ts'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.serial ? `Vincular o robô ${loaderData.serial}` : 'Vincular um robô',
}))
export const loader = (args: Route.LoaderArgs) => linkLoader(args)

export default function LinkStartPage({ loaderData: { serial } }: Route.ComponentProps) {
  const base = serial ? `/ganza/vincular-ganza/${serial}` : '/ganza/vincular-ganza'
  return (
    <div className="max-w-2xl">
      <PageHeader title="Vincular um robô" text="Escolha como. Leva menos de um minuto." />
      <div className="space-y-6">
        <div className="flex flex-wrap gap-3">
          <LinkButton to={`${base}/vinculo-qrcode`} tone="primary" icon="qr-code">
            Ler o QR code
          </LinkButton>
          <LinkButton to={`${base}/vinculo-numero-serie`} icon="hash">
            Digitar o número
          </LinkButton>
        </div>
        <Card title="Onde fica a etiqueta">
          <div className="space-y-4">
            <LabelDrawing />
            <p className="text-muted">
              Vire o robô: a etiqueta fica embaixo, com o QR code, o número e o código. Na caixa tem outra igual.
            </p>
          </div>
        </Card>
      </div>
    </div>
  )
}
