import { LinkButton } from '#ui/components/button.tsx'
import { Link } from '#ui/components/link.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { NarrowPage } from './narrow-page.tsx'
import { ResendForm } from './resend-form.tsx'
import { withRedirect } from './with-redirect.model.ts'

type Props = {
  /** As typed at registration. */
  email: string | null
  redirect: string | null
  signed_in: boolean
  /** Another link was asked for. */
  again?: object
}

/** Shown after registration: the same whether the e-mail was new or already taken. */
export const CheckYourMail = ({ email, redirect, signed_in, again }: Props) => (
  <NarrowPage
    title="Confira seu e-mail"
    text={
      <>
        Enviamos uma mensagem para{' '}
        {email ? <b className="text-base-content wrap-anywhere">{email}</b> : 'o e-mail que você informou'}.
      </>
    }
    below={
      !signed_in && (
        <p>
          Escreveu o e-mail errado?{' '}
          <Link className="link" to={withRedirect('/auth/login', '/redefinir-email')}>
            Entre com o apelido e corrija
          </Link>
        </p>
      )
    }
  >
    <div className="space-y-5">
      <p>
        Abra a mensagem e toque no link para confirmar o e-mail e entrar. Ele vale por 24 horas. Não chegou? Olhe a
        caixa de spam.
      </p>
      <div role="status">
        {again && (
          <Notice tone="success">
            Se este e-mail ainda não foi confirmado, outro link está a caminho. O anterior não vale mais.
          </Notice>
        )}
      </div>
      {email && !signed_in ? (
        <ResendForm justSent={again} email={email} />
      ) : (
        <LinkButton
          to={withRedirect(signed_in ? '/auth/verificar-email' : '/auth/login', redirect)}
          tone="primary"
          wide
        >
          {signed_in ? 'Pedir outro link' : 'Entrar'}
        </LinkButton>
      )}
    </div>
  </NarrowPage>
)
