import { Card } from '#ui/components/card.tsx'
import { Icon } from '#ui/components/icon.tsx'
import type { IconName } from '#ui/components/icon-names.ts'
import { Link } from '#ui/components/link.tsx'

type Right = { icon: IconName; title: string; text: string; to: string; label: string }

/** The rights of the LGPD (art. 18), each with a link to where it is exercised. */
const rightsOf = (nickname: string | null): Right[] => {
  const exit = nickname ? `/perfil/${nickname}/delete` : '/auth/login?redirect=/perfil/editar'
  return [
    {
      icon: 'user-round-pen',
      title: 'Ver e corrigir',
      text: 'O que você contou sobre você está no seu perfil.',
      to: '/perfil/editar',
      label: 'Editar perfil',
    },
    {
      icon: 'sliders-horizontal',
      title: 'Permitir e voltar atrás',
      text: 'Cada uso que depende do seu sim tem um botão e um histórico.',
      to: '/perfil/editar#privacidade',
      label: 'Privacidade e consentimentos',
    },
    {
      icon: 'download',
      title: 'Levar uma cópia',
      text: 'Tudo o que é seu, num arquivo ZIP que outros programas leem.',
      to: '/perfil/editar#copia',
      label: 'Baixar meus dados',
    },
    {
      icon: 'trash-2',
      title: 'Apagar a conta',
      text: 'Com 15 dias para mudar de ideia. A página diz o que some e o que a lei manda guardar.',
      to: exit,
      label: 'Apagar minha conta',
    },
  ]
}

export const YourRights = ({ nickname }: { nickname: string | null }) => (
  <Card title="Seus dados, suas decisões">
    <ul className="grid gap-5 sm:grid-cols-2">
      {rightsOf(nickname).map(({ icon, title, text, to, label }) => (
        <li key={title} className="flex gap-3">
          <Icon name={icon} size={22} className="mt-0.5 text-primary" />
          <div className="space-y-1">
            <h3 className="text-base font-semibold">{title}</h3>
            <p className="text-[0.9375rem] text-muted">{text}</p>
            <Link className="link text-[0.9375rem]" to={to}>
              {label}
            </Link>
          </div>
        </li>
      ))}
    </ul>
    <p className="mt-5 text-[0.9375rem] text-muted">
      Você também pode perguntar o que guardamos, se opor a um uso ou pedir revisão:{' '}
      <Link className="link" to="/contato">
        fale com a gente
      </Link>
      . Se não tiver resposta, você pode procurar a{' '}
      <a className="link" href="https://www.gov.br/anpd">
        ANPD
      </a>
      .
    </p>
  </Card>
)
