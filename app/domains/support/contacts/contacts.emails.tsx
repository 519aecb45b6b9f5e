import { Body, Container, Head, Heading, Hr, Html, Preview, Text } from '@react-email/components'

// Mail programs know neither our stylesheet nor OKLCH: the theme's colours, written as they read.
const text = { fontSize: 16, lineHeight: '24px', color: '#1b2a20', margin: '0 0 16px' }
const sheet = { background: '#ffffff', border: '1px solid #e2ded2', borderRadius: 12, maxWidth: 560, padding: 28 }
const font = 'Inter, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'

export const contactSubject = (protocol: string) => `Recebemos sua mensagem (protocolo ${protocol})`

type Props = { site: { name: string; url: string }; protocol: string }

/** Our words only: whoever typed this address may not be its owner. */
export const ContactReceivedMail = ({ site, protocol }: Props) => (
  <Html lang="pt-BR">
    <Head />
    <Preview>{`Seu protocolo é ${protocol}.`}</Preview>
    <Body style={{ background: '#f7f5ef', fontFamily: font, margin: 0, padding: '24px 12px' }}>
      <Container style={sheet}>
        <Text style={{ ...text, fontWeight: 700, color: '#2f6b3c', fontSize: 18 }}>{site.name}</Text>
        <Heading as="h1" style={{ fontSize: 24, lineHeight: '30px', color: text.color, margin: '0 0 16px' }}>
          Recebemos sua mensagem
        </Heading>
        <Text style={text}>
          Seu protocolo é <b>{protocol}</b>. Guarde este número: com ele encontramos sua conversa.
        </Text>
        <Text style={text}>A resposta chega neste e-mail.</Text>
        <Hr style={{ borderColor: '#e2ded2', margin: '24px 0 16px' }} />
        <Text style={{ ...text, fontSize: 13, lineHeight: '20px', color: '#5a665d', margin: 0 }}>
          Alguém escreveu para a gente em {site.url}/contato com este endereço. Se não foi você, pode ignorar.
        </Text>
      </Container>
    </Body>
  </Html>
)
