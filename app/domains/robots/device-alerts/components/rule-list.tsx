import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { ruleSentence, withUnit } from '../rules/alert.words.ts'
import type { AlertRuleShown } from '../rules/alert-rules.schemas.ts'
import { SeverityBadge } from './severity-badge.tsx'

type Props = { rules: AlertRuleShown[]; may_change: boolean }

/** Each rule in a sentence. */
export const RuleList = ({ rules, may_change }: Props) => (
  <ul className="divide-y divide-base-300">
    {rules.map((rule) => (
      <li key={rule.id} className="space-y-2 py-4">
        <p className={rule.enabled ? '' : 'text-muted'}>{ruleSentence(rule)}.</p>
        {rule.hysteresis > 0 && rule.sensor && (
          <p className="text-sm text-muted">
            Termina quando volta {withUnit(rule.hysteresis, rule.sensor)} para dentro.
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <SeverityBadge severity={rule.severity} />
          {!rule.enabled && <Badge icon="bell-off">Desligado</Badge>}
        </div>
        {may_change && <RuleActs rule={rule} />}
      </li>
    ))}
  </ul>
)

const RuleActs = ({ rule }: { rule: AlertRuleShown }) => (
  <div className="flex flex-wrap items-start gap-2">
    <LinkButton to={`?editar=${rule.id}#formulario`} icon="pencil">
      Mudar
    </LinkButton>
    <Form name={`switch-${rule.id}`} className="contents">
      <HiddenField name="rule_id" value={rule.id} />
      <HiddenField name="enabled" value={String(!rule.enabled)} />
      <SubmitButton tone="quiet" icon={rule.enabled ? 'bell-off' : 'bell-ring'}>
        {rule.enabled ? 'Desligar' : 'Ligar'}
      </SubmitButton>
    </Form>
    <ConfirmButton
      label="Apagar"
      send={{ form: 'delete', rule_id: String(rule.id) }}
      title="Apagar este aviso?"
      tone="danger"
      icon="trash-2"
      iconOnly
      box="Quero apagar este aviso"
    >
      O histórico dele some junto. Para parar por um tempo, desligue.
    </ConfirmButton>
  </div>
)
