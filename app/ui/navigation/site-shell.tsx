import type { ReactNode } from 'react'
import type { MenuEntry } from '../components/drop-menu.tsx'
import { Icon } from '../components/icon.tsx'
import { deferred } from '../deferred.tsx'
import { useRootData } from '../root-data.ts'
import { BottomBar } from './bottom-bar.tsx'
import { CookieBar } from './cookie-bar.tsx'
import type { NavEntry } from './entries.ts'
import { SignInLinks } from './sign-in-links.tsx'
import { SiteFooter } from './site-footer.tsx'
import { TopBar } from './top-bar.tsx'

// Only for signed-in people.
const PersonMenu = deferred(async () => (await import('./person-menu.tsx')).PersonMenu)
const MenuPopover = deferred(async () => (await import('../components/drop-menu.tsx')).MenuPopover)

export type SiteMap = {
  places: NavEntry[]
  tools?: NavEntry[]
  /** The create menu ('+') of signed-in people. */
  create: MenuEntry[]
  person: MenuEntry[]
  footer: Omit<NavEntry, 'icon'>[]
}

type Props = { map: SiteMap; bell?: ReactNode; wide?: boolean; children: ReactNode }

/** Layout of the site: bars, footer and content. Pages that need the whole width pass `wide`. */
export function SiteShell({ map, bell, wide, children }: Props) {
  const viewer = useRootData()?.viewer
  const canCreate = Boolean(viewer) && map.create.length > 0
  const person = viewer ? (
    <PersonMenu name={viewer.nickname} photo_url={viewer.photo_url} entries={map.person} />
  ) : (
    <SignInLinks />
  )
  return (
    <div className="flex min-h-dvh flex-col pb-[calc(4rem+env(safe-area-inset-bottom)+var(--cookie-room))] desk:pb-(--cookie-room)">
      {/* First in the document: a partially loaded page reserves its space already, without layout shift. */}
      <CookieBar />
      <TopBar
        entries={map.places}
        tools={map.tools}
        bell={bell}
        create={canCreate && <CreateButton />}
        person={person}
      />
      <main
        id="conteudo"
        tabIndex={-1}
        className={wide ? 'flex-1 outline-none' : 'mx-auto w-full max-w-page flex-1 px-4 pt-6 outline-none sm:pt-10'}
      >
        {children}
      </main>
      <SiteFooter entries={map.footer} />
      <BottomBar entries={map.places} createId={canCreate ? createId : undefined} />
      {canCreate && <MenuPopover id={createId} label="Adicionar" entries={map.create} />}
    </div>
  )
}

const createId = 'menu-adicionar'

const CreateButton = () => (
  <button type="button" popoverTarget={createId} className="btn btn-primary">
    <Icon name="plus" />
    Adicionar
  </button>
)
