import { photoView } from '#shared/photo-view.ts'
import { Photo } from '#ui/components/photo.tsx'
import type { Run } from '../runs/comparison.schemas.ts'
import { colourOf, letterOf } from '../runs/run-look.view.ts'

/** How each looked on that day: the picture nearest to it, within a week. */
export const RunPhotos = ({ runs, day }: { runs: Run[]; day: number }) => (
  <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
    {runs.map((run, at) => {
      const near = run.photos
        .filter((photo) => Math.abs(photo.day - day) <= 7)
        .toSorted((one, other) => Math.abs(one.day - day) - Math.abs(other.day - day))[0]
      return (
        <li key={run.slug} className="space-y-1 text-sm">
          {near ? (
            <Photo photo={photoView(near.document)} alt={`${run.name} no dia ${near.day}`} ratio="4/5" />
          ) : (
            <div className="flex aspect-[4/5] items-center justify-center rounded-box bg-base-200 p-3 text-center text-muted">
              Sem foto perto deste dia
            </div>
          )}
          <p className="break-words">
            <span className={`font-semibold ${colourOf(at)}`}>{letterOf(at)}</span>{' '}
            {near ? `dia ${near.day}` : run.name}
          </p>
        </li>
      )
    })}
  </ul>
)
