import { MailLayout } from '#platform/mail/mail-layout.tsx'
import { MailAddress, MailLink, MailText } from '#platform/mail/mail-sheet.tsx'

type Site = { name: string; url: string }
type Linked = { site: Site; nickname: string; link: string }

export const recoverSubject = 'Escolha uma senha nova'

export const RecoverPasswordMail = ({ site, nickname, link }: Linked) => (
  <MailLayout site={site} preview="O link vale por 1 hora." title={`Oi, ${nickname}!`}>
    <MailText>Recebemos um pedido de senha nova para a sua conta. Escolha a sua aqui:</MailText>
    <MailLink href={link}>Escolher uma senha nova</MailLink>
    <MailText>
      O link vale por 1 hora e funciona uma vez. Se não foi você, ignore esta mensagem. Sua senha continua a mesma.
    </MailText>
  </MailLayout>
)

export const confirmChangeSubject = 'Confirme a troca da senha'

export const ConfirmPasswordChangeMail = ({ site, nickname, link }: Linked) => (
  <MailLayout site={site} preview="Falta confirmar a troca da sua senha." title={`Oi, ${nickname}!`}>
    <MailText>Você pediu para trocar a senha da sua conta. Confirme para a nova começar a valer:</MailText>
    <MailLink href={link}>Confirmar a troca</MailLink>
    <MailText>
      O link vale por 1 hora. Se não foi você, alguém sabe a sua senha atual. Não confirme e escolha outra aqui:
      <MailAddress href={`${site.url}/auth/recuperar-senha`} />
    </MailText>
  </MailLayout>
)

export const changedSubject = 'Sua senha foi trocada'

export const PasswordChangedMail = ({ site, nickname, when }: { site: Site; nickname: string; when: string }) => (
  <MailLayout site={site} preview="A senha da sua conta foi trocada." title={`Oi, ${nickname}!`}>
    <MailText>A senha da sua conta foi trocada em {when}. Os outros aparelhos foram desconectados.</MailText>
    <MailText>Foi você? Então está tudo certo. Se não foi, recupere a conta agora:</MailText>
    <MailLink href={`${site.url}/auth/recuperar-senha`}>Escolher outra senha</MailLink>
  </MailLayout>
)
