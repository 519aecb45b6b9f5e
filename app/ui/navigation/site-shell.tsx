import type { ReactNode } from 'react'
import { Icon } from '../components/icon.tsx'
import { deferred } from '../deferred.tsx'
import { ErrandBar } from '../errand/errand-bar.tsx'
import { AgeQuestion } from './age-question.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { CookieBar } from './cookie-bar.tsx'
import type { NavEntry } from './entries.ts'
import { SignInLinks } from './sign-in-links.tsx'
import { SiteFooter } from './site-footer.tsx'
import { TopBar } from './top-bar.tsx'

export type SiteMap = {
  places: NavEntry[]
  tools?: NavEntry[]
  /** Where '/' leads on a page without a search box. */
  searchTo: string
  footer: Omit<NavEntry, 'icon'>[]
}

type Props = {
  map: SiteMap
  bell?: ReactNode
  /** The menu of who is signed in; others get the ways in. */
  person?: ReactNode
  /** The popover of '+', of signed-in people; its id is `createId`. */
  create?: ReactNode
  /** After the footer's links. */
  footer?: ReactNode
  wide?: boolean
  children: ReactNode
}

const Shortcuts = deferred(async () => (await import('./shortcuts.tsx')).Shortcuts)

/** Layout of the site: bars, footer and content. Pages that need the whole width pass `wide`. */
export function SiteShell({ map, bell, person, create, footer, wide, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col pb-(--bar-room)">
      <TopBar
        entries={map.places}
        tools={map.tools}
        bell={bell}
        create={create && <CreateButton />}
        person={person ?? <SignInLinks />}
      />
      <main
        id="conteudo"
        tabIndex={-1}
        className={wide ? 'flex-1 outline-none' : 'mx-auto w-full max-w-page flex-1 px-4 pt-6 outline-none sm:pt-10'}
      >
        <ErrandBar />
        {children}
      </main>
      <SiteFooter entries={map.footer}>{footer}</SiteFooter>
      <BottomBar entries={map.places} createId={create ? createId : undefined} />
      {/* After the bar that it stands upon: a page that comes in pieces does not lift it. */}
      <AgeQuestion then={<CookieBar />} />
      {create}
      {create && <Shortcuts createId={createId} searchTo={map.searchTo} />}
    </div>
  )
}

export const createId = 'menu-adicionar'

const CreateButton = () => (
  <button type="button" popoverTarget={createId} className="btn btn-primary">
    <Icon name="plus" />
    Adicionar
  </button>
)
