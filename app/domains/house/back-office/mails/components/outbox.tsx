import { Address } from '#ui/admin/address.tsx'
import { DataList } from '#ui/admin/data-list.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import type { MailRow, Outbox as Mails } from '../mails.schemas.ts'

const words = { waiting: 'Aguardando envio', sent: 'Enviado', failed: 'Falhou' }
const tones = { waiting: 'amber', sent: 'primary', failed: 'danger' } as const

/** Outgoing mails with their delivery state. */
export const Outbox = ({ mails }: { mails: Mails }) => (
  <div className="space-y-5">
    {!mails.smtp_configured && (
      <Notice tone="info" title="Nenhum servidor de e-mail configurado">
        As mensagens esperam aqui. Para enviá-las, defina SMTP_URL.
      </Notice>
    )}
    <DataList
      label="Caixa de saída"
      noun={['mensagem', 'mensagens']}
      page={mails}
      keyOf={(mail) => mail.id}
      nameOf={(mail) => mail.subject}
      search="Buscar e-mail ou assunto"
      filters={[
        {
          name: 'status',
          label: 'Situação',
          options: Object.entries(words).map(([value, label]) => ({ value, label })),
        },
      ]}
      columns={[
        { key: 'created_at', label: 'Quando', render: (mail) => <RelativeTime at={mail.created_at} /> },
        { key: 'to', label: 'Para', render: (mail) => <Address of={mail.to} /> },
        { key: 'subject', label: 'Mensagem', render: (mail) => <Letter mail={mail} /> },
        {
          key: 'status',
          label: 'Situação',
          render: (mail) => <Badge tone={tones[mail.status]}>{words[mail.status]}</Badge>,
        },
      ]}
      empty={<EmptyState icon="mail" text="Ainda não há mensagens. O que o site enviar aparece aqui." />}
    />
  </div>
)

const Letter = ({ mail }: { mail: MailRow }) => (
  <details>
    <summary className="cursor-pointer font-semibold">{mail.subject}</summary>
    <pre className="mt-2 max-w-[70ch] whitespace-pre-wrap break-words font-sans text-sm">{linked(mail.text)}</pre>
    {mail.error && <p className="mt-2 text-sm text-error">{mail.error}</p>}
  </details>
)

/** Makes URLs in a mail clickable, so that the outbox can replace a mailbox. */
const linked = (text: string) =>
  text.split(/(https?:\/\/[^\s<>\]]+)/).map((part, index) =>
    index % 2 ? (
      <a key={part} href={part} className="link">
        {part}
      </a>
    ) : (
      part
    ),
  )
