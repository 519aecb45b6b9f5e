import type { ReactNode } from 'react'
import { MailAddress, MailSheet, type MailSite } from './mail-sheet.tsx'

type Props = { site: MailSite; preview: string; title: string; children: ReactNode }

/** Layout of mails to account holders. */
export const MailLayout = ({ site, preview, title, children }: Props) => (
  <MailSheet
    site={site}
    preview={preview}
    title={title}
    why={
      <>
        Você recebeu este e-mail por causa da sua conta no {site.name}. Dúvidas? Fale com a gente:
        <MailAddress href={`${site.url}/contato`} />
      </>
    }
  >
    {children}
  </MailSheet>
)
