import { professionOf, seats } from '#domains/care/processes/processes/process.kinds.ts'
import { seatWords } from '#domains/care/processes/processes/process.words.ts'
import type { ProcessDetail, ProcessTeamOptions } from '#domains/care/processes/processes/processes.schemas.ts'
import { fieldOf } from '#domains/care/processes/team/seat-fields.model.ts'
import { Card } from '#ui/components/card.tsx'
import { Form } from '#ui/form/form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TeamList } from './team-list.tsx'

type Props = { process: ProcessDetail /** For who distributes. */; options: ProcessTeamOptions | null }

/** Who is on it; for the reception the form that hands it out. */
export const TeamCard = ({ process: { profissionais, closed_at }, options }: Props) => (
  <Card title={options && !profissionais.length ? 'Distribuir a equipe' : 'Equipe'}>
    <div className="space-y-4">
      {!options && <TeamList profissionais={profissionais} closed_at={closed_at} />}
      {options && !profissionais.length && (
        <p className="text-muted">Sugestão das configurações: ninguém recebeu o processo ainda. Confira e distribua.</p>
      )}
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
    </div>
  </Card>
)

const values = (team: ProcessTeamOptions['team']) =>
  Object.fromEntries(Object.entries(team).map(([name, id]) => [name, id === null ? '' : String(id)]))
