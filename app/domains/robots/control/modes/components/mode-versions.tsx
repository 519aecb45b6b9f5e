import type { ReactNode } from 'react'
import { Badge } from '#ui/components/badge.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import type { ModeNames } from '../mode.words.ts'
import { modeDiff } from '../mode-diff.words.ts'
import type { ModeVersion } from '../modes.schemas.ts'
import { ModeChanges } from './mode-changes.tsx'

type Props = {
  /** Newest first. */
  versions: ModeVersion[]
  names: ModeNames
  /** What can be done with a version. */
  action?: (version: ModeVersion) => ReactNode
}

/** Each version with what it changed. */
export const ModeVersions = ({ versions, names, action }: Props) => (
  <ol className="divide-y divide-base-300">
    {versions.map((version, at) => (
      <li key={version.version} className="space-y-2 py-4 first:pt-0 last:pb-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-base font-semibold">Versão {version.version}</h3>
          {at === 0 && <Badge tone="primary">atual</Badge>}
          <span className="text-sm text-muted">
            <RelativeTime at={version.created_at.toISOString()} />
            {version.by && `, por ${version.by}`}
          </span>
        </div>
        {version.note && <p>{version.note}</p>}
        <Changes before={versions[at + 1]} after={version} names={names} />
        {at > 0 && action?.(version)}
      </li>
    ))}
  </ol>
)

function Changes({ before, after, names }: { before?: ModeVersion; after: ModeVersion; names: ModeNames }) {
  if (!before) return <p className="text-sm text-muted">A primeira versão.</p>
  return <ModeChanges changes={modeDiff(before.program, after.program, names)} />
}
