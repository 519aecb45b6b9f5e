import { MailAddress, MailSheet, type MailSite, MailText } from '#platform/mail/mail-sheet.tsx'

type Props = {
  site: MailSite
  post: { title: string; subtitle: string; slug: string; reading_minutes: number }
  unsubscribe_url: string
}

/** What it is about, and where it is read: its text, with what it cites, stays where it can change. */
export const NewsletterMail = ({ site, post, unsubscribe_url }: Props) => (
  <MailSheet
    site={site}
    preview={post.subtitle || post.title}
    title={post.title}
    why={
      <>
        Você aceitou receber novidades por e-mail. Para parar, com um toque:
        <MailAddress href={unsubscribe_url} />
      </>
    }
  >
    {post.subtitle && <MailText>{post.subtitle}</MailText>}
    <MailText>
      Leitura de {post.reading_minutes} min:
      <MailAddress href={`${site.url}/blog/${post.slug}?de=email`} />
    </MailText>
  </MailSheet>
)
