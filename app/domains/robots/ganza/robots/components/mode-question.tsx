import type { ModeSwitch } from '#domains/robots/control/shadow/wishes.schemas.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'

/** Asked before a mode that changes something is wished. */
export const ModeQuestion = ({ mode, differences, harm }: ModeSwitch) => (
  <section aria-labelledby="mudar-modo" className="space-y-3 rounded-box border border-warning/60 bg-warning/15 p-4">
    <h3 id="mudar-modo" className="text-base">
      Mudar para {mode.name}?
    </h3>
    {harm && <p className="font-medium">{harm}</p>}
    <dl className="space-y-2 text-[0.9375rem]">
      {differences.map(({ what, from, to }) => (
        <div key={what}>
          <dt className="text-muted">{what}</dt>
          <dd className="figures">
            {from} <span aria-hidden="true">→</span>
            <span className="sr-only">passa a ser</span> {to}
          </dd>
        </div>
      ))}
    </dl>
    <Form name="mode-sure" className="flex flex-wrap gap-2">
      <HiddenField name="modo_id" value={mode.id} />
      <SubmitButton icon="check" sending="Pedindo…">
        {`Mudar para ${mode.name}`}
      </SubmitButton>
      <LinkButton to="?#modo" tone="quiet">
        Ficar como está
      </LinkButton>
    </Form>
  </section>
)
