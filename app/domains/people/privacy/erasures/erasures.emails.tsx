import { MailLayout } from '#platform/mail/mail-layout.tsx'
import { MailAddress, MailLink, MailText } from '#platform/mail/mail-sheet.tsx'
import { formatLongDay } from '#shared/dates.ts'

type Site = { name: string; url: string }

export const erasureAskedSubject = 'Sua conta vai ser apagada'

export const ErasureAskedMail = (props: { site: Site; nickname: string; erase_after: Date }) => (
  <MailLayout
    site={props.site}
    preview={`Até ${formatLongDay(props.erase_after)} dá para voltar atrás.`}
    title={`Oi, ${props.nickname}!`}
  >
    <MailText>
      Você pediu para apagar a sua conta. Ela já não aparece para ninguém e será apagada de vez em{' '}
      {formatLongDay(props.erase_after)}.
    </MailText>
    <MailText>Mudou de ideia ou não foi você? Entre na conta até lá e desista. Tudo volta como estava.</MailText>
    <MailLink href={`${props.site.url}/auth/login`}>Entrar e desistir</MailLink>
  </MailLayout>
)

export const erasureCancelledSubject = 'Sua conta continua com você'

export const ErasureCancelledMail = ({ site, nickname }: { site: Site; nickname: string }) => (
  <MailLayout site={site} preview="Tudo voltou como estava." title={`Que bom, ${nickname}!`}>
    <MailText>Você desistiu de apagar a conta. Seu perfil, suas plantas e suas fotos voltaram como estavam.</MailText>
    <MailText>Se não foi você, troque a senha agora:</MailText>
    <MailLink href={`${site.url}/auth/recuperar-senha`}>Escolher outra senha</MailLink>
  </MailLayout>
)

export const erasedSubject = 'Sua conta foi apagada'

export const ErasedMail = ({ site, nickname }: { site: Site; nickname: string }) => (
  <MailLayout site={site} preview="Como você pediu." title={`Até mais, ${nickname}`}>
    <MailText>
      Sua conta foi apagada de vez, com as plantas, as fotos e as mensagens. Ficou só o que a lei manda guardar, sem o
      seu nome e e-mail. Veja o que é e por quanto tempo:
      <MailAddress href={`${site.url}/privacidade`} />
    </MailText>
    <MailText>
      Esta é a última mensagem, e a cópia dela também será apagada. Obrigado por ter cultivado com a gente.
    </MailText>
  </MailLayout>
)
