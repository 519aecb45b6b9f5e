import { formatCount, plural } from '#shared/numbers.ts'
import { Avatar } from '#ui/components/avatar.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import type { UserProfile } from '../users/users.schemas.ts'
import { FollowButton } from './follow-button.tsx'

const monthYear = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'America/Sao_Paulo' })

/** Photo, name, since when, words, and the one thing to do: follow, or edit one's own. */
export function ProfileHead({ person, plants_count }: { person: UserProfile; plants_count: number }) {
  const facts = [
    `Cultiva aqui desde ${monthYear.format(new Date(person.created_at))}`,
    plural(plants_count, 'planta aberta', 'plantas abertas'),
    `${formatCount(person.saves_count)} ${person.saves_count === 1 ? 'seguidor' : 'seguidores'}`,
  ]
  return (
    <header className="flex flex-col items-center gap-5 text-center sm:flex-row sm:items-start sm:text-start">
      <Avatar name={person.nickname} photo_url={photoOf(person)} size={112} />
      <div className="min-w-0 flex-1 space-y-3">
        <h1 className="text-3xl break-words">{person.nickname}</h1>
        {person.bio && <p className="max-w-text whitespace-pre-line break-words">{person.bio}</p>}
        <ul className="flex flex-wrap justify-center gap-x-4 gap-y-1 text-[0.9375rem] text-muted sm:justify-start">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      {person.can.update ? (
        <LinkButton to="/perfil/editar" icon="user-round-pen">
          Editar perfil
        </LinkButton>
      ) : (
        <FollowButton person={person} />
      )}
    </header>
  )
}

/** The smallest picture that is sharp at the size shown. */
function photoOf({ photo }: UserProfile) {
  const sizes = photo?.document.sizes ?? []
  return sizes.find((size) => size.width >= 224)?.url ?? photo?.document.url
}
