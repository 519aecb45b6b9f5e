import type { ReactNode } from 'react'
import { nationalPhone } from '#shared/brazil.ts'
import { formatDayTime } from '#shared/dates.ts'
import { applyMask } from '#shared/masks.ts'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { topicNames } from '../../contacts/topic.words.ts'
import { landingNames } from '../../leads/landing.words.ts'
import { ticketStates } from '../ticket-state.kinds.ts'
import { stateNames } from '../ticket-state.words.ts'
import type { Ticket } from '../tickets.schemas.ts'
import { DueBadge } from './due-badge.tsx'

type Props = { ticket: Ticket; staff: NonNullable<Ticket['staff']>; idempotency_key: string }

/** Sidebar for staff: sender, state, assignee, and internal notes. */
export const StaffSide = ({ ticket, staff, idempotency_key }: Props) => (
  <div className="space-y-6">
    <Card title="Quem escreveu">
      <dl className="space-y-2">
        <Fact name="Nome">{staff.name}</Fact>
        <Fact name="E-mail">
          {staff.email ? (
            <a href={`mailto:${staff.email}`} className="link wrap-anywhere">
              {staff.email}
            </a>
          ) : (
            'Escreveu por WhatsApp'
          )}
        </Fact>
        <Fact name="Conta">
          {!staff.signed_in && 'Escreveu sem conta'}
          {!staff.signed_in && staff.nickname && '. Hoje este endereço é de '}
          {staff.nickname && (
            <Link to={`/perfil/${staff.nickname}`} className="link">
              {staff.nickname}
            </Link>
          )}
        </Fact>
        <Fact name="Sobre">{topicNames[ticket.topic]}</Fact>
        {staff.lead && <LeadFacts lead={staff.lead} />}
        {staff.others && staff.others.total > 0 && <Others others={staff.others} />}
      </dl>
      {staff.waiting_days !== null && (
        <p className="mt-4 flex flex-wrap gap-1.5">
          <DueBadge waiting={staff} />
        </p>
      )}
      {staff.lead && (
        <div className="mt-4">
          <ConfirmButton
            label="Apagar este pedido"
            send={{ form: 'erase' }}
            title="Apagar este pedido e a conversa?"
            tone="quiet"
          >
            Faça isso quando a pessoa pedir. Somem o nome, o e-mail, o telefone e tudo o que foi escrito, e não dá para
            desfazer.
          </ConfirmButton>
        </div>
      )}
    </Card>
    <Card title="Andamento">
      <Form
        name="change"
        key={`${ticket.state} ${staff.assigned?.id}`}
        opened={{ state: ticket.state, assigned_to: staff.assigned?.id }}
      >
        <SelectField
          name="state"
          label="Situação"
          defaultValue={ticket.state}
          options={ticketStates.map((value) => ({ value, label: stateNames[value] }))}
        />
        <SelectField
          name="assigned_to"
          label="Responsável"
          required={false}
          placeholder="Ninguém ainda"
          defaultValue={staff.assigned?.id}
          options={staff.team.map(({ id, nickname }) => ({ value: id, label: nickname }))}
        />
        <SubmitButton tone="quiet" sending="Salvando…">
          Salvar situação
        </SubmitButton>
      </Form>
    </Card>
    <Card title="Nota interna">
      <Form name="note" guard key={ticket.messages.length}>
        <HiddenField name="idempotency_key" value={idempotency_key} />
        <TextArea
          name="text"
          label="Nota"
          help="Só a equipe lê. A pessoa nunca recebe esta nota."
          rows={3}
          maxLength={5000}
        />
        <SubmitButton tone="quiet" sending="Salvando…">
          Salvar nota
        </SubmitButton>
      </Form>
    </Card>
  </div>
)

type OthersProps = { others: NonNullable<Props['staff']['others']> }

const Others = ({ others: { total, newest } }: OthersProps) => (
  <Fact name={`Outros contatos deste endereço: ${total}${total > newest.length ? ', os últimos' : ''}`}>
    <ul>
      {newest.map(({ uuid, subject, state }) => (
        <li key={uuid}>
          <Link to={`/admin/contatos/ticket/${uuid}`} className="link inline-flex min-h-11 items-center">
            {subject}
          </Link>{' '}
          ({stateNames[state].toLowerCase()})
        </li>
      ))}
    </ul>
  </Fact>
)

const LeadFacts = ({ lead }: { lead: NonNullable<Props['staff']['lead']> }) => (
  <>
    <Fact name="Página">
      <Link to={`/lps/${lead.landing}`} className="link">
        {landingNames[lead.landing]}
      </Link>
    </Fact>
    {lead.phone && (
      <Fact name="Telefone">
        <a href={`tel:${lead.phone}`} className="link figures">
          {applyMask('phone', nationalPhone(lead.phone))}
        </a>
      </Fact>
    )}
    <Fact name={`Consentiu (texto ${lead.consent_version})`}>
      {formatDayTime(lead.consented_at)}: “{lead.consent_words}”
    </Fact>
  </>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap gap-x-2">
    <dt className="text-muted">{name}:</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
)
