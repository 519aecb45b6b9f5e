import { Fragment } from 'react'
import { MailLink, MailSheet, type MailSite, MailText } from '#platform/mail/mail-sheet.tsx'

export const answerSubject = (protocol: string) => `Respondemos sua mensagem (protocolo ${protocol})`

/** Mail clients need explicit line breaks. */
const linesOf = (text: string) => text.split(/\r?\n/).map((line, at) => ({ line, at }))

type Props = { site: MailSite; protocol: string; text: string; link: string }

/** The team's answer, with a link back to the conversation. */
export const TicketAnswerMail = ({ site, protocol, text, link }: Props) => (
  <MailSheet
    site={site}
    preview={`Protocolo ${protocol}.`}
    title="Respondemos sua mensagem"
    why={`Protocolo ${protocol}. Não responda a este e-mail. Continue a conversa pelo botão. O link é só seu: não passe adiante.`}
  >
    <MailText>
      {linesOf(text).map(({ line, at }) => (
        <Fragment key={at}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </MailText>
    <MailLink href={link}>Ler e responder</MailLink>
  </MailSheet>
)
