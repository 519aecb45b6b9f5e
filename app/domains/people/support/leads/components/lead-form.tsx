import { CheckboxField } from '#ui/form/checkbox-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { MaskedField } from '#ui/form/masked-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { SenderAddress } from '../../contacts/components/sender-address.tsx'
import type { Landing } from '../landing.kinds.ts'

type Props = {
  landing: Landing
  consent: { version: number; words: string }
  sender: { name: string; email: string } | null
  /** Whether there is a place for a question. */
  asks: boolean
  /** What they left before, to be put right. */
  left: { name: string; email: string; phone: string } | null
  /** Of the button: 'Quero a conversa'. */
  act: string
}

/** Asks for a way to answer, and for the word that we may. */
export const LeadForm = ({ landing, consent, sender, asks, left, act }: Props) => (
  <Form>
    <HiddenField name="landing" value={landing} />
    <HiddenField name="consent_version" value={consent.version} />
    <TextField name="name" label="Nome" autoComplete="name" defaultValue={left?.name ?? sender?.name} maxLength={120} />
    <SenderAddress email={sender?.email} typed={left?.email} />
    <MaskedField
      name="phone"
      label="Telefone"
      mask="phone"
      autoComplete="tel-national"
      defaultValue={left?.phone}
      required={false}
    />
    {asks && (
      <TextArea
        name="question"
        label="Sua pergunta"
        help={left ? 'O que você já perguntou continua valendo.' : undefined}
        rows={3}
        maxLength={2000}
        required={false}
      />
    )}
    {/* Out of sight and of the way of the keyboard, and no autocomplete knows it: only a machine fills it in. */}
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        Não preencha
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
    <CheckboxField name="consent" label={consent.words} required />
    <SubmitButton sending="Enviando…">{act}</SubmitButton>
  </Form>
)
