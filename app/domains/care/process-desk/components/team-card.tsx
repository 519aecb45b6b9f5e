import { professionOf, seats } from '#domains/care/processes/processes/process.kinds.ts'
import { professionWords, seatWords } from '#domains/care/processes/processes/process.words.ts'
import type { ProcessDetail, ProcessTeamOptions } from '#domains/care/processes/processes/processes.schemas.ts'
import { fieldOf } from '#domains/care/processes/team/seat-fields.model.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Form } from '#ui/form/form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'

type Props = { process: ProcessDetail /** For who distributes. */; options: ProcessTeamOptions | null }

/** Who is on it; for the reception the form that hands it out, for the client what is paid outside. */
export const TeamCard = ({ process: { profissionais, payments }, options }: Props) => (
  <Card title="Equipe">
    <div className="space-y-4">
      {!options &&
        (profissionais.length ? (
          <ul className="space-y-3">
            {profissionais.map(({ id, seat, nickname, register }) => (
              <li key={`${seat} ${id}`}>
                <p className="font-semibold wrap-anywhere">{nickname}</p>
                <p className="text-sm text-muted">{[seatWords[seat], register].filter(Boolean).join(' · ')}</p>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-muted">Ainda sem equipe: o acolhimento está escolhendo.</p>
        ))}
      {options && (
        <Form name="team" values={values(options.team)} opened={options.stands}>
          {seats.map((seat) => (
            <SelectField
              key={seat}
              name={fieldOf(seat)}
              label={seatWords[seat]}
              required={false}
              placeholder="Ninguém"
              options={options.professionals
                .filter(({ profession }) => profession === professionOf[seat])
                .map(({ id, nickname, register }) => ({ value: id, label: `${nickname} (${register})` }))}
            />
          ))}
          <SubmitButton sending="Salvando…">{profissionais.length ? 'Salvar equipe' : 'Distribuir'}</SubmitButton>
        </Form>
      )}
      {payments.map(({ profession, link }) => (
        <div key={profession} className="space-y-2 border-t border-base-300 pt-4">
          <p className="text-sm">
            O pagamento de {professionWords[profession].label.toLowerCase()} é feito fora do site; quem atende confirma.
          </p>
          <LinkButton to={link} reload icon="external-link">
            {profession === 'medico' ? 'Pagar a consulta' : 'Pagar o laudo'}
          </LinkButton>
        </div>
      ))}
    </div>
  </Card>
)

const values = (team: ProcessTeamOptions['team']) =>
  Object.fromEntries(Object.entries(team).map(([name, id]) => [name, id === null ? '' : String(id)]))
