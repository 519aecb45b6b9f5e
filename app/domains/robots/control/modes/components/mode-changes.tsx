import { Badge } from '#ui/components/badge.tsx'
import type { ModeChangeLine } from '../mode-diff.words.ts'

const marks = { added: 'Entrou', removed: 'Saiu', changed: 'Mudou' } as const
const tones = { added: 'primary', removed: 'danger', changed: 'amber' } as const

/** What changed from one program to another, a line each. */
export const ModeChanges = ({ changes }: { changes: ModeChangeLine[] }) => (
  <ul className="space-y-1.5 text-sm">
    {changes.map(({ kind, text }) => (
      <li key={kind + text} className="flex items-start gap-2">
        <span className="shrink-0">
          <Badge tone={tones[kind]}>{marks[kind]}</Badge>
        </span>
        <span className="min-w-0 pt-1">{text}</span>
      </li>
    ))}
  </ul>
)
