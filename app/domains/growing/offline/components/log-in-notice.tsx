import { Notice } from '#ui/components/notice.tsx'

/** The session expired, or another user is signed in: reloads the page, which redirects to the login. */
export const LogInNotice = () => (
  <div className="mb-5">
    <Notice tone="warning" title="Entre de novo para enviar">
      Sua sessão terminou, mas nada se perdeu. O que você anotou fica neste celular e é enviado assim que você{' '}
      <a href="/cultivo/a-enviar" className="link">
        entrar na sua conta
      </a>
      .
    </Notice>
  </div>
)
