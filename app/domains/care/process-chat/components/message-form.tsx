import { type FormEventHandler, useState } from 'react'
import { LinkButton } from '#ui/components/button.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { FilesField } from '#ui/form/files-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import type { Audience } from '../messages/chat-audience.kinds.ts'
import { readersOf } from '../messages/chat-audience.words.ts'
import type { ChatMessage } from '../messages/chat-messages.schemas.ts'
import { AnswerPicker } from './answer-picker.tsx'

type Props = {
  audiences: Audience[]
  /** Those of whom nobody is in the team now. */
  unheard: Audience[]
  /** Ready ones of a profession. */
  answers: { id: number; name: string; text: string }[]
  quoted: ChatMessage | undefined
  /** For whom the viewer wrote last; to all is chosen each time. */
  last: Audience | undefined
  /** The viewer's own profession. */
  own: Audience | null
  /** What another page asks for, to be sent or changed. */
  asked: { audience: Audience; text: string } | undefined
  here: string
  isClient: boolean
  onTyping: FormEventHandler
  idempotency_key: string
}

/** Says above the field who will read it. A quoted message keeps the answer where it was said. */
export function MessageForm({ idempotency_key, ...fields }: Props) {
  // The page is read anew with each message that comes; the form is the same until its own is sent.
  const [key, setKey] = useState(idempotency_key)
  const to = usualAudience(fields)
  return (
    <Fields {...fields} key={`${key} ${to}`} to={to} idempotency_key={key} onSent={() => setKey(idempotency_key)} />
  )
}

/**
 * Who reads it unless the viewer chooses: who read what is quoted, the one profession that they wrote to last, of a profession
 * the client and itself. To all is chosen each time: nobody tells their whole team what was meant for one of it.
 */
const usualAudience = ({ quoted, last, asked, own, audiences }: Omit<Props, 'idempotency_key'>) =>
  [quoted?.audience, asked?.audience, last, own].find(
    (audience) => audience && audience !== 'todos' && audiences.includes(audience),
  ) ?? undefined

const Fields = ({
  audiences,
  unheard,
  answers,
  quoted,
  asked,
  to,
  here,
  isClient,
  onTyping,
  idempotency_key,
  onSent,
}: Omit<Props, 'last' | 'own'> & { to: Audience | undefined; onSent: () => void }) => (
  // What is left unsent belongs to who was to read it: it comes back for them alone.
  <Form
    name={to ? `message-${to}` : 'message'}
    keep
    onDone={onSent}
    className="space-y-4 rounded-box border border-base-300 bg-surface p-4"
  >
    <HiddenField name="idempotency_key" value={idempotency_key} />
    {quoted && (
      <div className="flex items-start justify-between gap-3 border-s-4 border-base-300 ps-3">
        <div className="min-w-0 text-sm">
          <p className="font-semibold">Em resposta a {quoted.own ? 'você' : quoted.author.nickname}</p>
          <p className="line-clamp-2 break-words text-muted">{quoted.text || 'Arquivo'}</p>
        </div>
        <HiddenField name="quote_id" value={quoted.id} />
        <LinkButton to={here} tone="plain" size="sm" icon="x" iconOnly>
          Não citar
        </LinkButton>
      </div>
    )}
    {quoted && quoted.audience !== 'todos' ? (
      <>
        <HiddenField name="audience" value={quoted.audience} />
        <p className="font-semibold">
          Quem lê: {readersOf(quoted.audience, isClient)}.{unheard.includes(quoted.audience) && ` ${NOBODY}.`}
        </p>
      </>
    ) : (
      <SelectField
        name="audience"
        label="Quem lê"
        defaultValue={to}
        placeholder="Escolha quem lê"
        options={audiences.map((audience) => ({
          value: audience,
          label: `${capital(readersOf(audience, isClient))}${unheard.includes(audience) ? ` (${NOBODY.toLowerCase()})` : ''}`,
        }))}
      />
    )}
    {answers.length > 0 && <AnswerPicker answers={answers} field="text" />}
    <div onInput={onTyping}>
      <TextArea name="text" label="Mensagem" rows={3} maxLength={5000} defaultValue={asked?.text} either />
    </div>
    <Disclosure title="Anexar fotos ou PDFs" icon="paperclip">
      <FilesField name="file_ids" label="Arquivos" required={false} max={5} />
    </Disclosure>
    <SubmitButton icon="send">Enviar</SubmitButton>
  </Form>
)

const NOBODY = 'Ninguém na equipe agora'
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
