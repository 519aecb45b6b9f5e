import { LinkButton } from '#ui/components/button.tsx'
import { Timeline } from '#ui/components/timeline.tsx'
import { entryValues, wordsOf } from '../jar.words.ts'
import type { JarEntry } from '../jar-entries.schemas.ts'

type Props = { entries: JarEntry[]; slug: string }

/** Entries of the jar, newest first; each can be corrected. */
export const JarEntryList = ({ entries, slug }: Props) => (
  <Timeline
    items={entries.map((entry) => {
      const { label, icon } = wordsOf(entry.kind)
      return {
        id: entry.id,
        at: new Date(entry.happened_at).toISOString(),
        icon,
        title: label,
        children: (
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0 space-y-1">
              {entryValues(entry) && <p className="figures">{entryValues(entry)}</p>}
              {entry.note && <p className="whitespace-pre-line wrap-anywhere text-muted">{entry.note}</p>}
            </div>
            <LinkButton to={`/cultivo/pote/${slug}/anotacao/${entry.id}`} icon="pencil" iconOnly size="sm" tone="plain">
              {`Editar ${label.toLowerCase()}`}
            </LinkButton>
          </div>
        ),
      }
    })}
  />
)
