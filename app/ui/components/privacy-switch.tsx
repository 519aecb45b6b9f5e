import { useFetcher } from 'react-router'
import { Icon } from './icon.tsx'

type Props = {
  isPrivate: boolean
  /** URL that gets `private=true|false` by POST. */
  action: string
}

/** Visibility toggle for the owner: optimistic, and works without scripts. */
export function PrivacySwitch({ isPrivate: known, action }: Props) {
  const fetcher = useFetcher()
  const sent = fetcher.formData?.get('private')
  const isPrivate = sent === undefined || sent === null ? known : sent === 'true'
  return (
    <fetcher.Form method="post" action={action}>
      <input type="hidden" name="private" value={String(!isPrivate)} />
      <button type="submit" role="switch" aria-checked={isPrivate} className={switchLook}>
        <Icon name={isPrivate ? 'lock' : 'globe'} size={18} />
        {isPrivate ? 'Só você vê' : 'Público'}
        <span className="sr-only">{isPrivate ? ', tornar público' : ', tornar privado'}</span>
      </button>
    </fetcher.Form>
  )
}

const switchLook = 'btn gap-2 border-edge bg-surface font-medium hover:bg-base-200'
