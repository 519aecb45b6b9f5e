import { formatDayTime, onDay } from '#shared/dates.ts'
import { formatNumber, plural } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { CheckboxField } from '#ui/form/checkbox-field.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { phaseNowWords } from '../imports/import.words.ts'
import type { ImportDetail } from '../imports/imports.schemas.ts'
import { phasesNow } from '../planning/plan.kinds.ts'
import { ImportProgress } from './import-progress.tsx'

const rows = (count = 0) => plural(count, 'linha', 'linhas')
const said = (count: number, one: string, many: string) => `${rows(count)} ${count === 1 ? one : many}`

/** Of more than these nobody fills in a form: they are changed together afterwards. */
const MOST_ASKED = 30

/** Where the import is, and the one thing to do next. */
export function ImportOutcome({ of }: { of: ImportDetail }) {
  const { state, counts, new_plants, undone, kept, finished_at, undone_at } = of
  const { pronta = 0, feita = 0, erro = 0, pulada = 0, duvida = 0, 'ja-estava': there = 0 } = counts
  if (state === 'importando')
    return <ImportProgress label="Importando" done={feita + erro} all={feita + erro + pronta} />
  if (state === 'desfazendo') return <ImportProgress label="Desfazendo" done={undone} all={0} />
  if (state === 'desfeita')
    return (
      <Notice
        title={`Desfeita ${onDay(formatDayTime(undone_at ?? finished_at ?? new Date(0)))}`}
        tone={kept.length ? 'warning' : 'success'}
      >
        {kept.length === 0
          ? 'Saiu tudo o que ela trouxe. O arquivo pode ser importado de novo.'
          : `Saiu o que ela trouxe, menos: ${kept.map(({ says, count }) => `${says.toLowerCase()} (${count})`).join('; ')}.`}
      </Notice>
    )
  if (state === 'pronta')
    return (
      <Card>
        <p>
          {rows(feita)} {feita === 1 ? 'entrou' : 'entraram'}
          {finished_at && ` ${onDay(formatDayTime(finished_at))}`}
          {erro > 0 && `, ${rows(erro)} com erro`}
          {duvida > 0 && `, ${rows(duvida)} em dúvida de fora`}. O que veio é privado: só você vê.
        </p>
        <ConfirmButton
          label="Desfazer a importação inteira"
          send={{ form: 'desfazer' }}
          title="Desfazer esta importação?"
          confirm="Desfazer"
          tone="quiet"
          icon="undo-2"
        >
          Saem as plantas e os registros que ela trouxe. O que você mudou depois fica, e a gente diz o quê.
        </ConfirmButton>
      </Card>
    )
  const asked = new_plants.filter(({ asks_phase }) => asks_phase).slice(0, MOST_ASKED)
  return (
    <Card title="O que vai acontecer">
      <ul className="mb-5 list-disc space-y-1 ps-5">
        <li>{said(pronta, 'entra no seu diário, privada', 'entram no seu diário, privadas')}.</li>
        {new_plants.length > 0 && (
          <li>
            {plural(new_plants.length, 'planta nova', 'plantas novas')}:{' '}
            {new_plants
              .slice(0, 8)
              .map(({ name }) => name)
              .join(', ')}
            {new_plants.length > 8 && '…'}
          </li>
        )}
        {there > 0 && <li>{said(there, 'já está lá, de outra importação', 'já estão lá, de outra importação')}.</li>}
        {duvida > 0 && <li>{said(duvida, 'está em dúvida', 'estão em dúvida')}.</li>}
        {pulada > 0 && <li>{said(pulada, 'fica de fora', 'ficam de fora')}.</li>}
        {erro > 0 && <li>{said(erro, 'tem erro e não entra', 'têm erro e não entram')}.</li>}
      </ul>
      <Form name="importar" className="space-y-3">
        {duvida > 0 && (
          <CheckboxField
            name="doubtful"
            label={`Importar também ${duvida === 1 ? 'a linha em dúvida' : `as ${formatNumber(duvida)} linhas em dúvida`}`}
            help="Repetem outra linha ou o diário, ou são de antes do começo da planta. Sem marcar, ficam de fora."
          />
        )}
        {asked.length > 0 && (
          <fieldset className="space-y-3">
            <legend className="mb-1.5 font-semibold">Em que fase estavam na última linha?</legend>
            <p className="text-sm text-muted">O arquivo não diz. Sem resposta, ficam em Germinação até você mudar.</p>
            {asked.map(({ name }, at) => (
              <div key={name}>
                <HiddenField name={`phases[${at}].plant`} value={name} />
                <SelectField
                  name={`phases[${at}].phase`}
                  label={name}
                  required={false}
                  placeholder="Não sei"
                  options={phasesNow.map((phase) => ({ value: phase, label: phaseNowWords[phase] }))}
                />
              </div>
            ))}
          </fieldset>
        )}
        <SubmitButton icon="check" sending="Começando…">
          Importar
        </SubmitButton>
      </Form>
    </Card>
  )
}
