import { Button, Text } from '@react-email/components'
import { Fragment } from 'react'
import { mailText, type Site, SupportMail } from '../layout.emails.tsx'

export const answerSubject = (protocol: string) => `Respondemos sua mensagem (protocolo ${protocol})`

/** Mail programs break lines only where they are told to. */
const linesOf = (text: string) => text.split(/\r?\n/).map((line, at) => ({ line, at }))

type Props = { site: Site; protocol: string; text: string; link: string }

/** The team's words, and the way back to the conversation. */
export const TicketAnswerMail = ({ site, protocol, text, link }: Props) => (
  <SupportMail
    site={site}
    preview={`Protocolo ${protocol}.`}
    title="Respondemos sua mensagem"
    why={`Protocolo ${protocol}. Não responda a este e-mail: continue a conversa pelo botão. O link é só seu, não passe adiante.`}
  >
    <Text style={mailText}>
      {linesOf(text).map(({ line, at }) => (
        <Fragment key={at}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
    <Button
      href={link}
      style={{ background: '#2f6b3c', color: '#ffffff', borderRadius: 8, padding: '13px 22px', fontWeight: 600 }}
    >
      Ler e responder
    </Button>
    <Text style={{ ...mailText, fontSize: 13, margin: '16px 0 0', overflowWrap: 'anywhere' }}>
      Se o botão não abrir, copie este endereço no navegador: {link}
    </Text>
  </SupportMail>
)
