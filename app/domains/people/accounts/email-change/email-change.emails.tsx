import { MailLayout } from '#platform/mail/mail-layout.tsx'
import { MailAddress, MailLink, MailText } from '#platform/mail/mail-sheet.tsx'

type Site = { name: string; url: string }
type Linked = { site: Site; nickname: string; link: string }

export const authorizeSubject = 'Autorize a troca do seu e-mail'

/** To the old address: authorises the change. */
export const AuthorizeEmailMail = ({ site, nickname, link, email }: Linked & { email: string }) => (
  <MailLayout site={site} preview="Falta você autorizar a troca." title={`Oi, ${nickname}!`}>
    <MailText>Você pediu para trocar o e-mail da sua conta por {email}. Autorize por aqui:</MailText>
    <MailLink href={link}>Autorizar a troca</MailLink>
    <MailText>
      O link vale por 1 hora. Depois, enviamos outro para o endereço novo. Se não foi você, alguém sabe a sua senha. Não
      autorize e escolha outra aqui:
      <MailAddress href={`${site.url}/auth/recuperar-senha`} />
    </MailText>
  </MailLayout>
)

export const confirmNewSubject = 'Confirme seu e-mail novo'

/** To the new address: confirms it. */
export const ConfirmNewEmailMail = ({ site, nickname, link }: Linked) => (
  <MailLayout site={site} preview="Falta só confirmar que este e-mail é seu." title={`Oi, ${nickname}!`}>
    <MailText>Este é o e-mail novo da sua conta? Confirme para ele começar a valer:</MailText>
    <MailLink href={link}>Confirmar meu e-mail novo</MailLink>
    <MailText>O link vale por 24 horas. Se não foi você que pediu, ignore esta mensagem.</MailText>
  </MailLayout>
)

export const wantedSubject = 'Alguém tentou usar o seu e-mail'

/** To the owner of an address that another account tried to take. */
export const EmailWantedMail = ({ site, nickname }: { site: Site; nickname: string }) => (
  <MailLayout site={site} preview="Sua conta continua como está." title={`Oi, ${nickname}!`}>
    <MailText>
      Alguém tentou usar este e-mail em outra conta. Como ele já está na sua conta {nickname}, nada mudou e ninguém viu
      seus dados.
    </MailText>
    <MailText>Foi você? Entre com esta conta, ou use outro e-mail na outra:</MailText>
    <MailLink href={`${site.url}/auth/login`}>Entrar</MailLink>
  </MailLayout>
)

export const emailChangedSubject = 'O e-mail da sua conta foi trocado'

/** To the old address, after the change. */
export const EmailChangedMail = ({ site, nickname, when }: { site: Site; nickname: string; when: string }) => (
  <MailLayout site={site} preview="Este endereço não é mais o da sua conta." title={`Oi, ${nickname}!`}>
    <MailText>
      O e-mail da sua conta foi trocado em {when}. Este endereço não serve mais para entrar, e os outros aparelhos foram
      desconectados.
    </MailText>
    <MailText>Foi você? Então está tudo certo. Se não foi, fale com a gente agora:</MailText>
    <MailLink href={`${site.url}/contato`}>Falar com a gente</MailLink>
  </MailLayout>
)
