import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import { siteName, useRootData } from '#ui/root-data.ts'

type Contact = { name: string | null; email: string | null }

/** The data protection officer. Without a configured e-mail the contact page is the channel. */
export function DataProtectionContact({ contact }: { contact: Contact | null }) {
  const site = siteName(useRootData())
  return (
    <Card title="Encarregado pelos dados pessoais">
      <p>
        <b>{contact?.name ?? `Equipe de privacidade do ${site}`}</b> é quem responde a você e à ANPD sobre os seus
        dados.
      </p>
      <p className="mt-2">
        {contact?.email ? (
          <>
            Escreva para{' '}
            <a className="link wrap-anywhere" href={`mailto:${contact.email}`}>
              {contact.email}
            </a>{' '}
            ou pela <Contato />.
          </>
        ) : (
          <>
            Escreva pela <Contato />, com a palavra 'privacidade' no assunto, e guarde o protocolo.
          </>
        )}{' '}
        A resposta chega em até 15 dias.
      </p>
    </Card>
  )
}

const Contato = () => (
  <Link className="link" to="/contato">
    página de contato
  </Link>
)
