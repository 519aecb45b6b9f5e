import { useEffect, useState } from 'react'
import { measureWords } from '#domains/garden/journal/measures/measure.words.ts'
import type { UpdateDetail } from '#domains/garden/journal/updates/updates.schemas.ts'
import { formatDayTime } from '#shared/dates.ts'
import { fetchJson } from '#ui/fetch-json.ts'

/** The stored act of a conflict. */
export function SimilarAct({ id }: { id: number }) {
  const [update, setUpdate] = useState<UpdateDetail | null>()
  useEffect(() => {
    const read = async () => {
      setUpdate((await fetchJson<UpdateDetail>(`/api/v1/plan-cultivation/update/${id}`)) ?? null)
    }
    void read()
  }, [id])
  return (
    <section aria-busy={update === undefined}>
      <h3 className="text-base font-semibold">Já está no diário</h3>
      {update && (
        <>
          <p className="text-sm text-muted">{formatDayTime(update.happened_at)}</p>
          <ul className="figures">
            {[...measureWords(update.measures), update.text].filter(Boolean).map((words) => (
              <li key={words} className="break-words">
                {words}
              </li>
            ))}
          </ul>
        </>
      )}
      {update === null && <p className="text-muted">Não deu para carregar agora.</p>}
    </section>
  )
}
