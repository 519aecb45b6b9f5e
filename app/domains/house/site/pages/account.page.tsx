import { Card } from '#ui/components/card.tsx'
import { Icon } from '#ui/components/icon.tsx'
import type { IconName } from '#ui/components/icon-names.ts'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ThemePicker } from '#ui/navigation/theme-picker.tsx'
import { access } from '#web/guard.server.ts'
import type { Route } from './+types/account.page'

export const middleware = [access('signed_in')]
export const meta = pageMeta({ title: 'Conta' })

type Place = { to: string; icon: IconName; label: string; text: string }

/** Everything of one's own account, with where it is changed. */
const places: Place[] = [
  { to: '/perfil/editar', icon: 'user-round-pen', label: 'Perfil', text: 'Foto, texto, redes e quem acha você.' },
  { to: '/perfil/editar#conta', icon: 'lock', label: 'E-mail e senha', text: 'E o CPF do cadastro.' },
  { to: '/perfil/editar#aparelhos', icon: 'shield', label: 'Segurança', text: 'Duas etapas, chaves e aparelhos.' },
  { to: '/notificacoes/configuracoes', icon: 'bell', label: 'Avisos', text: 'O que chega, por onde e a que horas.' },
  { to: '/perfil/editar#privacidade', icon: 'eye-off', label: 'Privacidade', text: 'O que você permite.' },
  { to: '/perfil/bloqueios', icon: 'ban', label: 'Bloqueios', text: 'Quem fica longe de você.' },
  { to: '/perfil/editar#copia', icon: 'download', label: 'Cópia dos seus dados', text: 'Tudo em um arquivo.' },
]

export const loader = () => ({ places })

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-2xl space-y-6">
      <PageHeader title="Conta" text="Tudo o que é seu, e onde mudar." />
      <ul className="card divide-y divide-base-300">
        {loaderData.places.map(({ to, icon, label, text }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-14 items-center gap-4 px-5 py-3 hover:bg-base-200">
              <Icon name={icon} size={22} className="text-primary" />
              <span className="min-w-0">
                <span className="block font-semibold">{label}</span>
                <span className="block text-sm text-muted">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Card title="Tema">
        <ThemePicker />
      </Card>
    </div>
  )
}
