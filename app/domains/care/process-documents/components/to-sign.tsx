import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Link } from '#ui/components/link.tsx'

type Props = {
  data: { id: number; title: string; state: string; can: { sign: boolean } }[]
  can: { prepare: boolean }
  /** Address of the signings of the process. */
  at: string
}

/** What waits for a signature, above the list; nothing where nothing was ever prepared and the viewer prepares nothing. */
export function ToSign({ data, can, at }: Props) {
  if (!data.length && !can.prepare) return null
  const waiting = data.filter(({ state }) => state === 'cliente' || state === 'profissional')
  return (
    <section aria-labelledby="para-assinar" className="space-y-3">
      <h2 id="para-assinar" className="text-xl">
        Para assinar
      </h2>
      {waiting.length > 0 ? (
        <ul className="space-y-3">
          {waiting.map(({ id, title, state, can: { sign } }) => (
            <li key={id} className="card relative flex-row flex-wrap items-center justify-between gap-x-4 gap-y-2 p-5">
              <Link to={`${at}/${id}`} className="link min-w-0 font-semibold break-words after:absolute after:inset-0">
                {title}
              </Link>
              <Badge tone={sign ? 'amber' : 'neutral'}>
                {sign ? 'Espera por você' : state === 'cliente' ? 'Espera pelo cliente' : 'Espera pela equipe'}
              </Badge>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">Nada espera por assinatura.</p>
      )}
      <LinkButton to={at} icon="notebook-pen">
        {can.prepare ? 'Preparar um documento' : 'Tudo o que foi preparado'}
      </LinkButton>
    </section>
  )
}
