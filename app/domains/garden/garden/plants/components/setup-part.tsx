import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Form } from '#ui/form/form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TakeOut } from '../../spaces/components/take-out.tsx'
import { StuffCard } from '../../stuffs/components/stuff-card.tsx'
import { typeById } from '../../stuffs/stuff.kinds.ts'
import type { StuffCard as Stuff } from '../../stuffs/stuffs.schemas.ts'
import type { SetupItem } from '../plants.schemas.ts'
import type { SetupPartWords } from '../setup-parts.kinds.ts'

type Props = { part: SetupPartWords; setup: SetupItem[]; own: Stuff[] }

/** One part of the set-up: its items, and a form to add one of the owner's. */
export function SetupPart({ part, setup, own }: Props) {
  const here = setup.filter(({ role }) => role === part.role)
  const rest = own.filter(
    ({ id, stuff_type_id }) => stuff_type_id === part.stuff_type_id && !here.some(({ stuff }) => stuff.id === id),
  )
  return (
    <Card title={part.title}>
      {here.length === 0 ? (
        <p className="text-muted">{part.none}</p>
      ) : (
        <ul className="space-y-3">
          {here.map(({ stuff }) => (
            <li key={stuff.id} className="flex items-center gap-2">
              <div className="min-w-0 flex-1">
                <StuffCard stuff={{ ...stuff, quantity: 1 }} level={3} />
              </div>
              <TakeOut stuff={stuff} />
            </li>
          ))}
        </ul>
      )}
      {rest.length > 0 ? (
        <Form name={part.role} className="mt-5 flex flex-wrap items-end gap-3" key={here.length}>
          <SelectField
            name="stuff_id"
            label={part.choose}
            className="min-w-48 flex-1"
            placeholder="Seus equipamentos"
            options={rest.map((stuff) => ({ value: stuff.id, label: stuff.name }))}
          />
          <SubmitButton sending="Adicionando…" tone="quiet">
            Adicionar
          </SubmitButton>
        </Form>
      ) : (
        <LinkButton to={`/cultivo/itens?novo=${typeById(part.stuff_type_id).slug}`} icon="plus" className="mt-4">
          Adicionar equipamento
        </LinkButton>
      )}
    </Card>
  )
}
