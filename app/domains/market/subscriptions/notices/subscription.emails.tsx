import { MailLayout } from '#platform/mail/mail-layout.tsx'
import { MailLink, type MailSite, MailText } from '#platform/mail/mail-sheet.tsx'

type Props = { site: MailSite; title: string; text: string; link: string }

/** Says what happened, never what is subscribed to or where: others may read over a shoulder. */
export const SubscriptionMail = ({ site, title, text, link }: Props) => (
  <MailLayout site={site} preview={text} title={title}>
    <MailText>{text}</MailText>
    <MailLink href={link}>Ver a assinatura</MailLink>
  </MailLayout>
)
