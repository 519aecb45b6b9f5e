import { formatLongDay } from '#shared/dates.ts'
import { Card } from '#ui/components/card.tsx'
import type { IconName } from '#ui/components/icon-names.ts'
import { Link } from '#ui/components/link.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Timeline } from '#ui/components/timeline.tsx'
import { Form } from '#ui/form/form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import type { EntryKind } from '../case.kinds.ts'
import { decidedInWords, entryWords, kindNames } from '../case.words.ts'
import type { CaseDetail } from '../cases.schemas.ts'
import { CaseBadges } from './case-badges.tsx'

/** Beside a case: its decision, who cares for it, the author's other cases, notes and history. */
export const CaseSide = ({ report }: { report: CaseDetail }) => (
  <div className="space-y-6">
    {report.outcome && <Decision report={report} />}
    {report.state !== 'decidida' && (
      <Card title="Andamento">
        <Form name="assign" opened={{ assigned_to: report.assigned?.id }} key={report.assigned?.id}>
          <SelectField
            name="assigned_to"
            label="Responsável"
            required={false}
            placeholder="Ninguém ainda"
            defaultValue={report.assigned?.id}
            options={report.team.map(({ id, nickname }) => ({ value: id, label: nickname }))}
          />
          <SubmitButton tone="quiet" sending="Salvando…">
            Salvar responsável
          </SubmitButton>
        </Form>
      </Card>
    )}
    <Earlier report={report} />
    <Card title="Nota interna">
      <Form name="note" guard once key={report.history.length}>
        <TextArea name="text" label="Nota" help="Só a moderação lê." rows={3} maxLength={2000} />
        <SubmitButton tone="quiet" sending="Salvando…">
          Salvar nota
        </SubmitButton>
      </Form>
    </Card>
    <Card title="Histórico">
      <Timeline
        items={report.history.map(({ id, kind, nickname, text, at }) => ({
          id,
          at: new Date(at).toISOString(),
          icon: icons[kind],
          title: nickname ? `${nickname}: ${entryWords[kind].toLowerCase()}` : entryWords[kind],
          children: text && <p className="break-words whitespace-pre-line">{text}</p>,
        }))}
      />
    </Card>
  </div>
)

const icons: Record<EntryKind, IconName> = {
  aberta: 'flag',
  assumida: 'user-round',
  largada: 'user-round',
  nota: 'message-circle',
  decidida: 'gavel',
  recurso: 'scale',
  recurso_mantido: 'scale',
  recurso_revertido: 'scale',
}

function Decision({ report: { outcome, reason, decided_by, suspended_until, reverted } }: { report: CaseDetail }) {
  if (!outcome) return null
  return (
    <Notice title={decidedInWords(outcome, reverted)}>
      <p>Por {decided_by?.nickname ?? 'conta apagada'}.</p>
      {suspended_until && <p>Até {formatLongDay(suspended_until)}.</p>}
      <p className="break-words whitespace-pre-line">{reason}</p>
    </Notice>
  )
}

const Earlier = ({ report: { author, earlier } }: { report: CaseDetail }) => (
  <Card title="Casos da mesma pessoa">
    {author && (
      <p className="mb-3">
        <Link to={`/perfil/${author.nickname}`} className="link">
          {author.nickname}
        </Link>
      </p>
    )}
    {earlier.length === 0 && <p className="text-muted">É a primeira vez.</p>}
    <ul className="space-y-3">
      {earlier.map((one) => (
        <li key={one.id} className="space-y-1">
          <Link to={`/admin/denuncias/${one.id}`} className="link break-words">
            {kindNames[one.kind]}: {one.title}
          </Link>
          <CaseBadges {...one} />
        </li>
      ))}
    </ul>
  </Card>
)
