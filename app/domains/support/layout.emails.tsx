import { Body, Container, Head, Heading, Hr, Html, Preview, Text } from '@react-email/components'
import type { ReactNode } from 'react'

// Mail programs know neither our stylesheet nor OKLCH: the theme's colours, written as they read.
export const mailText = { fontSize: 16, lineHeight: '24px', color: '#1b2a20', margin: '0 0 16px' }
const sheet = { background: '#ffffff', border: '1px solid #e2ded2', borderRadius: 12, maxWidth: 560, padding: 28 }
const font = 'Inter, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'

export type Site = { name: string; url: string }
type Props = { site: Site; preview: string; title: string; why: ReactNode; children: ReactNode }

/** The sheet of the mails to who wrote to us, with or without an account. */
export const SupportMail = ({ site, preview, title, why, children }: Props) => (
  <Html lang="pt-BR">
    <Head />
    <Preview>{preview}</Preview>
    <Body style={{ background: '#f7f5ef', fontFamily: font, margin: 0, padding: '24px 12px' }}>
      <Container style={sheet}>
        <Text style={{ ...mailText, fontWeight: 700, color: '#2f6b3c', fontSize: 18 }}>{site.name}</Text>
        <Heading as="h1" style={{ fontSize: 24, lineHeight: '30px', color: mailText.color, margin: '0 0 16px' }}>
          {title}
        </Heading>
        {children}
        <Hr style={{ borderColor: '#e2ded2', margin: '24px 0 16px' }} />
        <Text style={{ ...mailText, fontSize: 13, lineHeight: '20px', color: '#5a665d', margin: 0 }}>{why}</Text>
      </Container>
    </Body>
  </Html>
)
