import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { type AlertKind, alertDayParts, alertSeverities } from '../rules/alert.kinds.ts'
import { dayPartNames, kindNames, severityNames } from '../rules/alert.words.ts'
import { alertRuleFields } from '../rules/alert-rule.form.ts'
import type { AlertRuleShown, AlertSensor } from '../rules/alert-rules.schemas.ts'

type Props = { kind: AlertKind; rule?: AlertRuleShown; sensors: AlertSensor[]; back: string }

const helps: Record<AlertKind, string> = {
  range: 'Quando uma leitura passa do limite que você escolher.',
  silence: 'Quando o robô para de mandar notícia.',
  impossible: 'Quando um sensor mede o que não existe, ou para de medir: pode estar solto, molhado ou quebrado.',
}

/** A rule, new or to be changed; what it asks depends on its kind. */
export const RuleForm = ({ kind, rule, sensors, back }: Props) => (
  <Card title={rule ? 'Mudar o aviso' : kindNames[kind]}>
    <p className="mb-4 text-muted">{helps[kind]}</p>
    <Form key={rule?.id ?? kind} name={rule ? 'change' : 'add'} opened={rule && alertRuleFields(rule)} guard>
      <HiddenField name="kind" value={kind} />
      {rule && <HiddenField name="rule_id" value={rule.id} />}
      {kind !== 'silence' && (
        <SelectField
          name="sensor_id"
          label="Sensor"
          required={kind === 'range'}
          placeholder={kind === 'range' ? 'Escolha um sensor' : 'Qualquer um'}
          options={sensors.map(({ id, name, unit }) => ({ value: id, label: unit ? `${name} (${unit})` : name }))}
          defaultValue={rule?.sensor?.id}
        />
      )}
      {kind === 'range' && <Limits rule={rule} />}
      <NumberField
        name="hold_minutes"
        label={kind === 'silence' ? 'Depois de quanto tempo' : 'Por quanto tempo'}
        help={kind === 'silence' ? undefined : 'Um pico curto não incomoda ninguém. Zero avisa na primeira leitura.'}
        unit="min"
        whole
        defaultValue={rule?.hold_minutes ?? 10}
      />
      <SelectField
        name="severity"
        label="Quanto importa"
        options={alertSeverities.map((value) => ({ value, label: severityNames[value] }))}
        defaultValue={rule?.severity ?? 'warning'}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField
          type="time"
          name="silent_from"
          label="Não avisar das"
          help="Nessas horas (de Brasília) só fica anotado. O que ainda valer no fim é avisado."
          required={false}
          defaultValue={rule?.silent_from}
        />
        <DateField type="time" name="silent_to" label="Até às" required={false} defaultValue={rule?.silent_to} />
      </div>
      <div className="flex flex-wrap gap-2">
        <SubmitButton sending="Salvando…">{rule ? 'Salvar' : 'Criar aviso'}</SubmitButton>
        <LinkButton to={back} tone="plain">
          Cancelar
        </LinkButton>
      </div>
    </Form>
  </Card>
)

const Limits = ({ rule }: { rule?: AlertRuleShown }) => (
  <>
    <div className="grid gap-5 sm:grid-cols-2">
      <NumberField name="low" label="Abaixo de" required={false} defaultValue={rule?.low} />
      <NumberField name="high" label="Acima de" required={false} defaultValue={rule?.high} />
    </div>
    <NumberField
      name="hysteresis"
      label="Folga para terminar"
      help="O aviso só acaba quando a leitura volta esse tanto para dentro. Assim ele não fica indo e vindo."
      defaultValue={rule?.hysteresis ?? 0}
    />
    <SelectField
      name="day_part"
      label="Quando vale"
      help="Dia é quando o modo do robô acende a luz."
      options={alertDayParts.map((value) => ({ value, label: dayPartNames[value] }))}
      defaultValue={rule?.day_part ?? 'any'}
    />
  </>
)
