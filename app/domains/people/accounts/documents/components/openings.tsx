import { RelativeTime } from '#ui/components/relative-time.tsx'
import type { DocumentDetail } from '../documents.schemas.ts'

/** When and from which address the file was last opened, for its owner. */
export const Openings = ({ openings }: Pick<DocumentDetail, 'openings'>) => (
  <section aria-labelledby="aberturas" className="mt-10 space-y-3 border-t border-base-300 pt-6">
    <h2 id="aberturas" className="text-lg">
      Quando o arquivo foi aberto
    </h2>
    {openings.length === 0 ? (
      <p className="text-muted">Ninguém abriu este arquivo ainda. Quando ele for aberto, fica registrado aqui.</p>
    ) : (
      <ul className="space-y-1 text-muted">
        {openings.map(({ at, ip }) => (
          <li key={new Date(at).getTime()}>
            <RelativeTime at={at} />, pelo IP <span className="figures wrap-anywhere">{ip}</span>
          </li>
        ))}
      </ul>
    )}
  </section>
)
