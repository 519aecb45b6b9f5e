import { Button } from '#ui/components/button.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { channelIcon } from '../channel-icon.view.ts'
import type { ModeNames } from '../mode.words.ts'
import { type ProgramFields, typedSentence } from '../program.view.ts'

type Props = { at: number; last: boolean; fields: ProgramFields; names: ModeNames; open: boolean }

const kinds = [
  { value: 'always', label: 'O tempo todo' },
  { value: 'clock', label: 'Em um horário' },
  { value: 'light', label: 'De dia ou de noite' },
  { value: 'sensor', label: 'Quando uma leitura passa do limite' },
  { value: 'every', label: 'De tempos em tempos' },
]
const light = [
  { value: 'day', label: 'De dia' },
  { value: 'night', label: 'De noite' },
]

/** One block, folded under its sentence: where, when, how much, for how long. */
export function BlockFields({ at, last, fields, names, open }: Props) {
  const name = (field: string) => `program.blocks.${at}.${field}`
  const get = (field: string) => fields[name(field)] ?? ''
  const number = at + 1
  return (
    <div className="mode-block">
      <Disclosure title={typedSentence(fields, at, names)} icon={channelIcon(get('channel'))} open={open}>
        <div className="space-y-5 px-5 pb-5">
          <HiddenField name={name('id')} value={get('id')} />
          <SelectField
            name={name('channel')}
            label="O aparelho"
            options={names.channels.map((channel) => ({ value: channel.slug, label: channel.name }))}
          />
          <SelectField name={name('when.kind')} label="Quando" options={kinds} />
          <div className="when-clock">
            <DateField type="time" name={name('when.from')} label="Das" />
            <DateField type="time" name={name('when.to')} label="Às" help="Passa da meia-noite, se for mais cedo." />
          </div>
          <div className="when-light">
            <SelectField name={name('when.light')} label="Vale" options={light} />
          </div>
          <div className="when-sensor">
            <SelectField
              name={name('when.sensor')}
              label="A leitura"
              options={names.sensors.map(({ key, name: label, unit }) => ({ value: key, label: `${label} (${unit})` }))}
            />
            <SelectField
              name={name('when.is')}
              label="Fica"
              options={[
                { value: 'above', label: 'Acima de' },
                { value: 'below', label: 'Abaixo de' },
              ]}
            />
            <NumberField name={name('when.limit')} label="O limite" />
            <NumberField
              name={name('when.hysteresis')}
              label="Folga para desligar"
              required={false}
              help="Com 28 de limite e 1 de folga, desliga em 27."
            />
            <NumberField name={name('when.hold_minutes')} label="Depois de" unit="min" whole required={false} />
          </div>
          <div className="when-every">
            <NumberField name={name('when.minutes')} label="A cada" unit="min" whole help="Contado da meia-noite." />
          </div>
          <div className="when-only">
            <SelectField
              name={name('when.only')}
              label="Só"
              required={false}
              options={[{ value: '', label: 'De dia e de noite' }, ...light]}
            />
          </div>
          <div className="mode-pair">
            <NumberField name={name('level')} label="Liga em" unit="%" whole help="0 desliga." />
            <NumberField
              name={name('for_minutes')}
              label="Por no máximo"
              unit="min"
              required={false}
              help="Vazio: enquanto valer. De tempos em tempos, diga sempre."
            />
          </div>
          <div className="flex flex-wrap gap-2">
            {at > 0 && (
              <Button
                type="submit"
                name="act"
                value={`up:${at}`}
                icon="arrow-up"
                aria-label={`Subir o bloco ${number}`}
              >
                Subir
              </Button>
            )}
            {!last && (
              <Button
                type="submit"
                name="act"
                value={`down:${at}`}
                icon="arrow-down"
                aria-label={`Descer o bloco ${number}`}
              >
                Descer
              </Button>
            )}
            <Button
              type="submit"
              name="act"
              value={`remove:${at}`}
              tone="danger"
              icon="trash-2"
              aria-label={`Tirar o bloco ${number}`}
            >
              Tirar
            </Button>
          </div>
        </div>
      </Disclosure>
    </div>
  )
}
