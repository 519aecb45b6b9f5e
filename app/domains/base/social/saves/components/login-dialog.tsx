import { LinkButton } from '#ui/components/button.tsx'
import { Dialog } from '#ui/components/dialog.tsx'

type Props = { open: boolean; onClose: () => void; back: string }

/** Shown to visitors who try to save something (specification, 6). */
export function LoginDialog({ open, onClose, back }: Props) {
  const redirect = encodeURIComponent(back)
  return (
    <Dialog open={open} onClose={onClose} title="Você precisa estar logado para curtir!">
      <p className="text-muted">Entre na sua conta ou crie uma: leva um minuto.</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <LinkButton tone="primary" to={`/auth/login?redirect=${redirect}`}>
          Login
        </LinkButton>
        <LinkButton to={`/auth/register?redirect=${redirect}`}>Cadastro</LinkButton>
      </div>
    </Dialog>
  )
}
