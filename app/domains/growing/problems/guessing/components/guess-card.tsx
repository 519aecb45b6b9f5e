import { Badge } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import type { Guess } from '../guess.schemas.ts'
import { sureWords, whyWords } from '../guess.words.ts'
import { sources } from '../problem-sources.kinds.ts'
import { problemGroups, problemNamed } from '../problem-tree.kinds.ts'

const tones = { alta: 'primary', media: 'amber', baixa: 'neutral' } as const

/** One guess of the table: how sure, why, what would tell it apart, what to do first, and who says so. */
export function GuessCard({ guess }: { guess: Guess }) {
  const { name, group, apart, first, sources: named } = problemNamed(guess.problem)
  return (
    <Card
      level={3}
      title={name}
      actions={
        <Badge tone={tones[guess.sure]}>
          {sureWords[guess.sure]}: {guess.common} de {guess.of} sinais
        </Badge>
      }
    >
      <div className="space-y-3">
        <p className="text-sm text-muted">{problemGroups[group]}</p>
        <ul className="list-disc space-y-1 ps-5">
          {whyWords(guess).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p>
          <strong className="font-semibold">Como distinguir:</strong> {apart}
        </p>
        <p>
          <strong className="font-semibold">Primeiro:</strong> {first}
        </p>
        <details className="text-sm">
          <summary className="link flex min-h-11 w-fit cursor-pointer items-center">Fontes</summary>
          <ul className="list-disc space-y-1 ps-5 text-muted wrap-anywhere">
            {named.map((source) => (
              <li key={source}>{sources[source]}</li>
            ))}
          </ul>
        </details>
      </div>
    </Card>
  )
}
