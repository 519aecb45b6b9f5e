import { redirect } from 'react-router'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Icon } from '#ui/components/icon.tsx'
import type { IconName } from '#ui/components/icon-names.ts'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { WhoRegisters } from '../components/who-registers.tsx'
import type { Route } from './+types/ganza.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Ganzá, o robô do cultivo' })

/** Who has a robot goes to it; without one the page says what a Ganzá is. */
export async function loader({ context }: Route.LoaderArgs) {
  const { total } = await apiFor(context).devices.devices.list({ per_page: 1 })
  if (total > 0) throw redirect('/ganza/dashboard')
  return null
}

const does: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'thermometer',
    title: 'Mede sem parar',
    text: 'Temperatura, umidade e VPD do espaço, dia e noite. Você vê ao vivo e em gráficos.',
  },
  {
    icon: 'sliders-horizontal',
    title: 'Cuida da luz, do ar e da rega',
    text: 'Escolha um modo pronto ou monte o seu. Ele segue o modo mesmo sem internet.',
  },
  {
    icon: 'bell',
    title: 'Avisa quando algo sai do lugar',
    text: 'Calor demais, ar seco, robô sem contato: você fica sabendo na hora.',
  },
]

export default function GanzaPage() {
  return (
    <div className="max-w-3xl space-y-6">
      <PageHeader
        title="Ganzá, o robô do cultivo"
        text="Um aparelho que fica no seu espaço, mede o clima e cuida dos equipamentos."
        action={
          <LinkButton to="/ganza/vincular-ganza" tone="primary" icon="plus">
            Vincular meu robô
          </LinkButton>
        }
      />
      <ul className="grid gap-3 sm:grid-cols-3">
        {does.map(({ icon, title, text }) => (
          <li key={title} className="card space-y-2 p-4">
            <Icon name={icon} size={24} className="text-primary" />
            <h2 className="text-lg">{title}</h2>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <Card title="Já tem um?">
        <p className="text-muted">
          Pegue o robô e procure a etiqueta: nela estão o QR code, o número de série e o código. Leva um minuto.
        </p>
        <WhoRegisters />
      </Card>
      <Card title="Ainda não tem?">
        <p className="text-muted">
          Tudo aqui funciona sem robô. Anote as leituras do seu termômetro no diário do espaço, e o clima, o VPD e os
          gráficos aparecem do mesmo jeito.
        </p>
        <p className="mt-3 flex flex-wrap gap-3">
          <LinkButton to="/cultivo/espacos" icon="tent">
            Meus espaços
          </LinkButton>
          <LinkButton to="/loja" icon="store" tone="plain">
            Ver a loja
          </LinkButton>
        </p>
      </Card>
    </div>
  )
}
