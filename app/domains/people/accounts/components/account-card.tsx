import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import type { OwnRegistration } from '../registration-confirmation/registration-confirmation.schemas.ts'

type Props = { email: string | undefined; registration: Pick<OwnRegistration, 'confirmed_at' | 'cpf'> }

/** E-mail, password and registration, shown to the account's owner, each with a link to change it. */
export function AccountCard({ email, registration: { confirmed_at, cpf } }: Props) {
  return (
    <Card title="Sua conta">
      <dl className="divide-y divide-base-300">
        <Row label="E-mail" value={email} to="/redefinir-email" action="Trocar o e-mail" />
        <Row label="Senha" value="••••••••••" to="/redefinir-senha" action="Trocar a senha" />
        <Row
          label="CPF"
          value={cpf ?? 'Ainda não informado'}
          to="/perfil/editorCpf"
          action={cpf ? 'Corrigir o CPF' : 'Informar o CPF'}
        />
        <Row
          label="Cadastro"
          value={confirmed_at ? 'Completo' : 'Incompleto'}
          {...(!confirmed_at && {
            to: '/auth/confirmar-cadastro?redirect=/perfil/editar',
            action: 'Completar cadastro',
          })}
        />
      </dl>
    </Card>
  )
}

type RowProps = { label: string; value?: string; to?: string; action?: string }

const Row = ({ label, value, to, action }: RowProps) => (
  <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-3">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="figures col-start-1 min-w-0 wrap-anywhere">{value}</dd>
    {to && (
      <dd className="col-start-2 row-span-2 row-start-1">
        <LinkButton to={to} size="sm">
          {action}
        </LinkButton>
      </dd>
    )}
  </div>
)
