import type { ReactNode } from 'react'
import { ReportLink } from '#domains/base/social/ui.ts'
import { formatCount, plural } from '#shared/numbers.ts'
import { Avatar } from '#ui/components/avatar.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Link } from '#ui/components/link.tsx'
import { deferred } from '#ui/deferred.tsx'
import { useRootData } from '#ui/root-data.ts'
import type { UserProfile } from '../users/users.schemas.ts'
import { FollowButton } from './follow-button.tsx'
import { NetworkLinks } from './network-links.tsx'
import { photoOf } from './photo.view.ts'

// Only for who is signed in.
const PersonMenu = deferred(async () => (await import('#domains/base/social/blocks/ui.ts')).PersonMenu)
const HearAgain = deferred(async () => (await import('#domains/base/social/blocks/ui.ts')).HearAgain)

const monthYear = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'America/Sao_Paulo' })

/** Photo, name, member since, bio, networks, and one action: follow, or edit one's own profile. */
export function ProfileHead({ person, plants_count }: { person: UserProfile; plants_count: number }) {
  const viewer = useRootData()?.viewer
  const about = { column: 'user_id' as const, id: person.id, what: `o perfil de ${person.nickname}` }
  return (
    <header className="flex flex-col items-center gap-5 text-center sm:flex-row sm:items-start sm:text-start">
      <Avatar name={person.nickname} photo_url={photoOf(person, 224)} size={112} />
      <div className="min-w-0 max-w-full flex-1 space-y-3">
        <h1 className="text-3xl break-words">{person.nickname}</h1>
        {person.bio && <p className="max-w-text whitespace-pre-line break-words">{person.bio}</p>}
        {person.networks.length > 0 && <NetworkLinks links={person.networks} />}
        <Facts person={person} plants_count={plants_count} />
      </div>
      {person.can.update ? (
        <LinkButton to="/perfil/editar" icon="user-round-pen">
          Editar perfil
        </LinkButton>
      ) : (
        <div className="flex flex-wrap items-center justify-center gap-2">
          {person.muted && <HearAgain person={person} />}
          <FollowButton person={person} />
          {viewer ? <PersonMenu person={person} about={about} /> : <ReportLink {...about} />}
        </div>
      )}
    </header>
  )
}

/** Follower and following counts; only the owner gets links to the names. */
function Facts({ person, plants_count }: { person: UserProfile; plants_count: number }) {
  const { nickname, saves_count, following_count, can } = person
  const followers = `${formatCount(saves_count)} ${saves_count === 1 ? 'seguidor' : 'seguidores'}`
  const named = (to: string, text: ReactNode) =>
    can.update ? (
      <Link to={`/perfil/${nickname}/${to}`} className="link reach inline-block">
        {text}
      </Link>
    ) : (
      text
    )
  return (
    <ul className="flex flex-wrap justify-center gap-x-4 gap-y-1 text-[0.9375rem] text-muted sm:justify-start">
      <li>Cultiva aqui desde {monthYear.format(new Date(person.created_at))}</li>
      <li>{plural(plants_count, 'planta aberta', 'plantas abertas')}</li>
      <li>{named('seguidores', followers)}</li>
      <li>{named('seguindo', `segue ${plural(following_count, 'pessoa', 'pessoas')}`)}</li>
    </ul>
  )
}
