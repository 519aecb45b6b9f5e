import { formatDay } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { photoView } from '#shared/photo-view.ts'
import { Link } from '#ui/components/link.tsx'
import { PhotoGrid } from '#ui/components/photo-grid.tsx'
import { Timeline } from '#ui/components/timeline.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { entryWords, outcomeWords } from '../case.words.ts'
import type { ProblemEntry } from '../cases.schemas.ts'

/** What was seen, done and decided, newest first. */
export const CaseTimeline = ({ entries }: { entries: ProblemEntry[] }) => (
  <Timeline
    items={entries.map((entry) => ({
      id: entry.id,
      at: entry.on,
      icon: entryWords[entry.kind].icon,
      title: titleOf(entry),
      children: <Entry entry={entry} />,
    }))}
  />
)

const titleOf = ({ kind, outcome, product }: ProblemEntry) => {
  const { label } = entryWords[kind]
  return [label, outcome ? outcomeWords[outcome] : product].filter(Boolean).join(': ')
}

function Entry({ entry }: { entry: ProblemEntry }) {
  const { id, kind, on, text, harvest_from, safety_days, task, photos, by_team } = entry
  const { label } = entryWords[kind]
  return (
    <div className="space-y-3">
      {by_team && <p className="text-sm text-muted">Escrito pela equipe do site.</p>}
      {text && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
      {harvest_from && (
        <p className="text-sm">
          Carência de {plural(safety_days ?? 0, 'dia', 'dias')}: colher só a partir de {formatDay(harvest_from)}.
        </p>
      )}
      {kind === 'revisao' && <Recheck task={task} />}
      {photos.length > 0 && (
        <PhotoGrid
          small
          photos={photos.map(({ document }) => photoView(document))}
          label={`${label} de ${formatDay(on)}`}
        />
      )}
      {(kind === 'nota' || kind === 'tratamento') && (
        <ConfirmButton
          label={`Apagar ${label.toLowerCase()}`}
          send={{ form: 'delete-entry', entry_id: String(id) }}
          title={`Apagar ${kind === 'nota' ? 'esta nota' : 'este tratamento'}?`}
          size="sm"
          tone="plain"
          icon="trash-2"
        >
          {kind === 'nota' ? 'O texto e as fotos somem do caso.' : treatmentGone(harvest_from)}
        </ConfirmButton>
      )}
    </div>
  )
}

const treatmentGone = (harvest_from: string | null) =>
  harvest_from
    ? `O prazo até ${formatDay(harvest_from)} deixa de valer para a colheita. Não dá para desfazer.`
    : 'O texto e as fotos somem do caso. Não dá para desfazer.'

function Recheck({ task }: Pick<ProblemEntry, 'task'>) {
  if (!task) return <p className="text-muted">A tarefa foi apagada.</p>
  return (
    <p>
      <Link to={`/cultivo/agenda/tarefa/${task.id}`} className="link">
        {task.closed ? 'Tarefa concluída' : `Para ${formatDay(task.due_on)}`}
      </Link>
    </p>
  )
}
