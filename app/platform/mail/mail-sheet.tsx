// Not from '@react-email/components', which loads Tailwind and Prism into each process: 0.8 s of every start.
import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'

// Mail clients support neither our stylesheet nor OKLCH: the theme's colours as hex.
const ink = '#1b2a20'
const leaf = '#2f6b3c'
const quiet = '#5a665d'
const font = 'Inter, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'
const text = { fontSize: 16, lineHeight: '24px', color: ink, margin: '0 0 16px' }

/** The sending site. */
export type MailSite = { name: string; url: string }
type Props = { site: MailSite; preview: string; title: string; why: ReactNode; children: ReactNode }

/** Base layout of every mail: site name, title, content, and the reason it was sent. */
export function MailSheet({ site, preview, title, why, children }: Props) {
  return (
    <Html lang="pt-BR">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={{ background: '#f7f5ef', fontFamily: font, margin: 0, padding: '24px 12px' }}>
        <Container
          style={{
            background: '#ffffff',
            border: '1px solid #e2ded2',
            borderRadius: 12,
            maxWidth: 560,
            padding: '28px 28px 20px',
          }}
        >
          <Text style={{ ...text, fontWeight: 700, color: leaf, fontSize: 18 }}>{site.name}</Text>
          <Heading as="h1" style={{ fontSize: 24, lineHeight: '30px', color: ink, margin: '0 0 16px' }}>
            {title}
          </Heading>
          {children}
          <Hr style={{ borderColor: '#e2ded2', margin: '24px 0 16px' }} />
          <Text style={{ ...text, fontSize: 13, lineHeight: '20px', color: quiet, margin: 0 }}>{why}</Text>
        </Container>
      </Body>
    </Html>
  )
}

export const MailText = ({ children }: { children: ReactNode }) => <Text style={text}>{children}</Text>

/**
 * An address to copy or open, on a line of its own and the last of its text: mail readers take a full stop after an
 * address into the link.
 */
export const MailAddress = ({ href }: { href: string }) => (
  <>
    <br />
    <Link href={href} style={{ color: leaf, overflowWrap: 'anywhere' }}>
      {href}
    </Link>
  </>
)

/** A button, followed by its URL as text for clients that show no buttons. */
export function MailLink({ href, children }: { href: string; children: string }) {
  return (
    <>
      <Button
        href={href}
        style={{
          background: leaf,
          color: '#ffffff',
          borderRadius: 8,
          padding: '13px 22px',
          fontSize: 16,
          fontWeight: 600,
        }}
      >
        {children}
      </Button>
      <Text
        style={{
          ...text,
          fontSize: 13,
          lineHeight: '20px',
          color: quiet,
          margin: '16px 0 8px',
          overflowWrap: 'anywhere',
        }}
      >
        Se o botão não abrir, copie este endereço no navegador:
        <MailAddress href={href} />
      </Text>
    </>
  )
}
