import { PersonRow } from '#domains/people/accounts/ui.ts'
import { plural } from '#shared/numbers.ts'
import type { Suggestion } from '../people.schemas.ts'

/** People to follow, each with the reason. */
export const SuggestedPeople = ({ people, level }: { people: Suggestion[]; level?: 2 | 3 }) => (
  <ul className="grid gap-3 md:grid-cols-2">
    {people.map((person) => (
      <PersonRow key={person.id} person={person} note={reasonOf(person)} level={level} />
    ))}
  </ul>
)

export function reasonOf({ reason, mutual, saves_count }: Suggestion) {
  if (reason === 'mutual')
    return `${plural(mutual, 'pessoa que você segue', 'pessoas que você segue')} também segue${mutual > 1 ? 'm' : ''}`
  if (reason === 'follows_you') return 'Segue você'
  return plural(saves_count, 'seguidor', 'seguidores')
}
