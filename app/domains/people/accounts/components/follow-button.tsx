import { useFetcher, useLocation } from 'react-router'
import { Button, LinkButton } from '#ui/components/button.tsx'
import { actOnce } from '#ui/form/act-once.ts'
import { useRootData } from '#ui/root-data.ts'
import type { UserProfile } from '../users/users.schemas.ts'
import { withRedirect } from './with-redirect.model.ts'

type Props = {
  person: Pick<UserProfile, 'id' | 'nickname' | 'is_save' | 'can'>
  /** The icon alone, outlined: where several stand in a narrow column. */
  small?: boolean
}

/** Follows by saving the user: optimistic, rolled back when the server refuses, and works without scripts. */
export function FollowButton({ person, small }: Props) {
  const fetcher = useFetcher()
  const viewer = useRootData()?.viewer
  const { pathname } = useLocation()
  if (!person.can.save)
    return <Gate to={withRedirect(viewer ? '/auth/verificar-email' : '/auth/login', pathname)} small={small} />
  const wished = fetcher.formData?.get('saved')
  const following = wished == null ? person.is_save : wished === 'true'
  return (
    <fetcher.Form method="post" action="/salves">
      <input type="hidden" name="user_id" value={person.id} />
      <input type="hidden" name="saved" value={String(!following)} />
      {following && <input type="hidden" name="tipo" value="unfollow" />}
      <input type="hidden" name="back" value={pathname} />
      <Button
        type="submit"
        tone={following || small ? 'quiet' : 'primary'}
        iconOnly={small}
        icon={following ? 'check' : 'user-plus'}
        aria-pressed={following}
        onClick={actOnce(fetcher.state !== 'idle')}
      >
        {following ? 'Seguindo' : 'Seguir'}
        <span className="sr-only"> {person.nickname}</span>
      </Button>
    </fetcher.Form>
  )
}

const Gate = ({ to, small }: { to: string; small?: boolean }) => (
  <LinkButton to={to} icon="user-plus" iconOnly={small}>
    Seguir
  </LinkButton>
)
