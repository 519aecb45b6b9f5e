import { Notice } from '#ui/components/notice.tsx'

/** The session ended meanwhile, or somebody else is logged in: the page opens anew, behind the login. */
export const LogInNotice = () => (
  <div className="mb-5">
    <Notice tone="warning" title="Entre de novo para enviar">
      Sua sessão terminou. Nada se perdeu: o que espera fica neste telefone e vai assim que você{' '}
      <a href="/cultivo/a-enviar" className="link">
        entrar na sua conta
      </a>
      .
    </Notice>
  </div>
)
