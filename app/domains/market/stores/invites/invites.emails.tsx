import { MailLayout } from '#platform/mail/mail-layout.tsx'
import { MailLink, MailText } from '#platform/mail/mail-sheet.tsx'

export const inviteSubject = 'Um convite para trabalhar em uma loja'

/** Carries nothing that a seller typed: anybody can be invited, and a name can be an advertisement. */
export const StoreInviteMail = ({ site, link }: { site: { name: string; url: string }; link: string }) => (
  <MailLayout site={site} preview="O convite vale por 7 dias." title="Chamaram você para uma loja">
    <MailText>Alguém quer a sua ajuda para cuidar de uma loja. Veja qual é, com que papel, e responda:</MailText>
    <MailLink href={link}>Ver o convite</MailLink>
    <MailText>
      O convite vale por 7 dias. Você precisa de uma conta com o cadastro completo. Se não conhece quem convidou, é só
      ignorar.
    </MailText>
  </MailLayout>
)
