import { useLocation } from 'react-router'
import { compartmentOf, professions } from '#domains/care/processes/processes/process.kinds.ts'
import { professionWords } from '#domains/care/processes/processes/process.words.ts'
import { formatDay, formatNumericDay, onDay } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { FilesField } from '#ui/form/files-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { MOST_FILES } from '../documents/process-document.kinds.ts'
import { documentStateWords, outcomeWords } from '../documents/process-document.words.ts'
import type { ProcessDocumentLine } from '../documents/process-documents.schemas.ts'
import { DecideForm } from './decide-form.tsx'

type Props = {
  line: ProcessDocumentLine
  /** The client looks. */
  own: boolean
  fileAddress: (id: number) => string
  idempotency_key: string
}

/** A document of the checklist: where it stands, what was sent, and what the viewer may do now. */
export function DocumentLine({ line, own, fileAddress, idempotency_key }: Props) {
  const { label, tone } = documentStateWords[line.state]
  const [newest, ...older] = line.versions
  const ofTeam = own && line.by_team
  const waits = line.state === 'pedido' && (ofTeam || !line.required)
  const undecided = newest && !newest.verdict && line.can.decide
  return (
    <li id={line.key} className="card scroll-mt-20 space-y-4 p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-base break-words">{line.title}</h3>
          {line.help && <p className="max-w-text text-sm text-muted">{line.help}</p>}
          {line.expires_on && <p className="text-sm">{expiryWords(line)}</p>}
        </div>
        <span className="flex flex-wrap gap-2">
          {waits ? (
            <Badge>{ofTeam ? `${writerOf(line)} envia` : 'Opcional'}</Badge>
          ) : (
            <Badge tone={tone}>{label}</Badge>
          )}
        </span>
      </div>
      {newest && <Version version={newest} fileAddress={fileAddress} />}
      {undecided && <DecideForm version={newest} title={line.title} />}
      {older.length > 0 && (
        <Disclosure icon="archive" title={plural(older.length, 'versão anterior', 'versões anteriores')}>
          <div className="space-y-4">
            {older.map((version) => (
              <Version key={version.id} version={version} fileAddress={fileAddress} />
            ))}
          </div>
        </Disclosure>
      )}
      {line.can.send && <SendDocument line={line} ofTeam={ofTeam} idempotency_key={idempotency_key} />}
    </li>
  )
}

const writerOf = ({ compartment }: ProcessDocumentLine) =>
  professionWords[professions.find((one) => compartmentOf[one] === compartment) ?? 'advogado'].label

const expiryWords = ({ expires_on, days_left }: ProcessDocumentLine) => {
  if (!expires_on) return ''
  if ((days_left ?? 0) < 0) return `Venceu em ${formatNumericDay(expires_on)}.`
  return `Vale até ${formatNumericDay(expires_on)}${(days_left ?? 0) <= 60 ? ` (${plural(days_left ?? 0, 'dia', 'dias')})` : ''}.`
}

type VersionProps = { version: ProcessDocumentLine['versions'][number]; fileAddress: (id: number) => string }

const Version = ({ version, fileAddress }: VersionProps) => (
  <div className="space-y-2">
    <p className="text-sm text-muted">
      Versão {version.version}, de {version.sent_by} {onDay(formatDay(version.sent_at))}
      {version.verdict &&
        version.decided_at &&
        `; ${outcomeWords[version.verdict]}${version.decided_by ? ` por ${version.decided_by}` : ''} ${onDay(formatDay(version.decided_at))}`}
      .{version.expires_on && !version.verdict && ` Vale até ${formatNumericDay(version.expires_on)}.`}
    </p>
    {version.reason && (
      <p className="rounded-box border border-base-300 bg-base-200 p-3 whitespace-pre-line break-words">
        {version.reason}
      </p>
    )}
    <ul className="flex flex-wrap gap-2">
      {version.files.map((file) => (
        <li key={file.id} className="max-w-full">
          <a
            href={fileAddress(file.id)}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-field border border-edge bg-surface px-3 text-sm link-hover"
          >
            <Icon name={file.kind === 'pdf' ? 'file-text' : 'image'} size={18} className="shrink-0 text-muted" />
            <span className="truncate">{file.name}</span>
          </a>
        </li>
      ))}
    </ul>
  </div>
)

type SendProps = { line: ProcessDocumentLine; ofTeam: boolean; idempotency_key: string }

function SendDocument({ line, ofTeam, idempotency_key }: SendProps) {
  const form = (
    <Form key={line.versions.length} name={`send-${line.key}`} keep>
      <HiddenField name="idempotency_key" value={idempotency_key} />
      {line.document_id !== null && <HiddenField name="document_id" value={line.document_id} />}
      {line.document_id === null && line.kind_id !== null && <HiddenField name="kind_id" value={line.kind_id} />}
      <FilesField
        name="file_ids"
        label="Arquivos"
        help="PDF ou fotos de até 15 MB cada, na ordem das páginas. Várias fotos viram um PDF só."
        max={MOST_FILES}
      />
      {line.months > 0 && (
        <DateField
          name="expires_on"
          label="Vale até"
          required={false}
          help={`Costuma valer ${plural(line.months, 'mês', 'meses')} da data do documento. Avisamos antes de vencer.`}
        />
      )}
      <SubmitButton icon="send">Enviar</SubmitButton>
    </Form>
  )
  const again = line.versions.length > 0
  return (
    <Disclosure
      title={again ? 'Enviar outra versão' : ofTeam ? 'Já tenho: enviar' : 'Enviar'}
      icon="arrow-up"
      open={useLocation().hash === `#${line.key}`}
    >
      {form}
    </Disclosure>
  )
}
