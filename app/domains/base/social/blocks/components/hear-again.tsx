import { useLocation } from 'react-router'
import { Button } from '#ui/components/button.tsx'

/** On the profile of somebody whom the viewer muted. */
export function HearAgain({ person }: { person: { id: number; nickname: string } }) {
  const { pathname } = useLocation()
  return (
    <form method="post" action="/perfil/bloqueios">
      <input type="hidden" name="user_id" value={person.id} />
      <input type="hidden" name="muted" value="false" />
      <input type="hidden" name="back" value={pathname} />
      <Button type="submit" icon="bell">
        Ouvir de novo
        <span className="sr-only"> {person.nickname}</span>
      </Button>
    </form>
  )
}
