import { LinkButton } from '#ui/components/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { hoursInWords } from '../../channel/channel.words.ts'

type Props = {
  /** The form that lights it after all, and what that sends. */
  form: string
  send: Record<string, string | number>
  mode: string
  /** Null: until somebody goes back to the mode. */
  minutes: number | null
  /** Where all stays as it is. */
  back: string
}

/** Asked before a lamp is lit in the night of its mode. */
export function NightQuestion({ form, send, mode, minutes, back }: Props) {
  const light = `Acender ${minutes === null ? 'até voltar ao modo' : `por ${hoursInWords(minutes * 60)}`}`
  return (
    <section
      id="acender"
      aria-labelledby="acender-agora"
      className="scroll-mt-20 space-y-3 rounded-box border border-warning/60 bg-warning/15 p-4"
    >
      <h3 id="acender-agora" className="text-base">
        {light}?
      </h3>
      <p className="text-[0.9375rem]">Está escuro agora no modo {mode}: acender interrompe a noite das plantas.</p>
      <Form name={form} className="flex flex-wrap gap-2">
        {Object.entries(send).map(([name, value]) => (
          <HiddenField key={name} name={name} value={value} />
        ))}
        <SubmitButton sending="Pedindo…">{light}</SubmitButton>
        <LinkButton to={back} tone="quiet" icon="moon">
          Deixar no escuro
        </LinkButton>
      </Form>
    </section>
  )
}
