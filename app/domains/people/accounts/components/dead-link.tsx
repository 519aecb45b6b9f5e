import { Button, LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import type { LinkState } from '../one-time-tokens/link.kinds.ts'
import { linkSentences } from '../one-time-tokens/link.words.ts'
import { NarrowPage } from './narrow-page.tsx'

type Props = { state: Exclude<LinkState, 'valid'>; again: { to: string; label: string } }

/** A mailed link that is used, expired, unknown or of another account, with a link to request a new one. */
export function DeadLink({ state, again }: Props) {
  const foreign = state === 'foreign'
  return (
    <NarrowPage title={foreign ? 'Este link é de outra conta' : 'Este link não vale mais'}>
      <div className="space-y-5">
        <Notice tone="warning">{linkSentences[state]}</Notice>
        {foreign ? (
          <Logout />
        ) : (
          <LinkButton to={again.to} tone="primary" wide>
            {again.label}
          </LinkButton>
        )}
      </div>
    </NarrowPage>
  )
}

const Logout = () => (
  <form method="post" action="/auth/logout">
    <Button type="submit" tone="primary" wide>
      Sair desta conta
    </Button>
  </form>
)
