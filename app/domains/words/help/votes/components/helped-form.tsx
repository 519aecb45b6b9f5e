import { LinkButton } from '#ui/components/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { Voted } from '../voted.view.ts'

type Props = {
  /** What was said just now. */
  voted: Voted | null
  /** Of the question or guide: carried over to a person of the team. */
  about: string
}

/** 'Isso ajudou?', and the way to a person for whom it did not. */
export function HelpedForm({ voted, about }: Props) {
  const missing = voted?.missing && { mensagem: voted.missing }
  const contact = `/contato?${new URLSearchParams({ assunto: about.slice(0, 120), ...missing })}`
  return (
    <section aria-labelledby="ajudou" className="no-print space-y-4 rounded-box bg-base-200 p-5">
      <h2 id="ajudou" className="text-lg">
        {voted === null ? 'Isso ajudou?' : voted.helped ? 'Que bom. Obrigado por contar.' : 'Obrigado por contar.'}
      </h2>
      {voted?.helped === false &&
        (voted.told ? (
          <p>Ficou junto ao seu voto, que a equipe lê. Para ter resposta, fale com uma pessoa.</p>
        ) : (
          <Form name="falta" className="space-y-3">
            <HiddenField name="helped" value="false" />
            <TextField name="missing" label="O que faltou?" maxLength={200} required={false} />
            <SubmitButton tone="quiet" sending="Enviando…">
              Contar
            </SubmitButton>
          </Form>
        ))}
      <div className="flex flex-wrap items-center gap-3">
        {voted === null && (
          <>
            <Form name="sim">
              <SubmitButton tone="quiet" icon="thumbs-up" name="helped" value="true">
                Ajudou
              </SubmitButton>
            </Form>
            <Form name="nao">
              <SubmitButton tone="quiet" icon="x" name="helped" value="false">
                Não ajudou
              </SubmitButton>
            </Form>
          </>
        )}
        <LinkButton to={contact} tone={voted?.helped === false ? 'primary' : 'plain'} icon="life-buoy">
          Falar com uma pessoa
        </LinkButton>
      </div>
    </section>
  )
}
