import { type ReactNode, useContext, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../components/icon.tsx'
import { Brand } from '../navigation/brand.tsx'
import { FrameCart } from '../navigation/frame-cart.ts'
import { AreaMenu, type MenuGroup } from './area-menu.tsx'

type Props = {
  /** The area's name: 'Administração', 'Sistema Professor'. */
  title: string
  /** Logo, for the area of a store. */
  logo?: string
  groups: MenuGroup[]
  /** Link out of the area: 'Voltar ao site'. */
  exit?: { to: string; label: string }
  /** Set when the page already has a `<main>`, and the site's bar above. */
  within?: boolean
  children: ReactNode
}

/** Layout of an area with its own menu: a sidebar on desktop, a drawer up to 1024 px. */
export function AdminLayout({ title, logo, groups, exit, within = false, children }: Props) {
  const Content = within ? 'div' : 'main'
  const id = useId()
  const drawer = useCloseOnNavigation()
  const inBar = useContext(FrameCart)
  const cart = within ? null : inBar
  return (
    <div className={`mx-auto flex w-full max-w-[90rem] flex-1 flex-col desk:flex-row ${within ? '' : 'min-h-dvh'}`}>
      <div
        className={`no-print flex h-13 shrink-0 items-center justify-between gap-2 border-b border-base-300 bg-base-100 desk:hidden ${within ? 'px-1' : 'sticky top-0 z-30 px-4'}`}
      >
        {!within && <Brand />}
        <button type="button" popoverTarget={id} className="btn btn-ghost min-w-0 shrink gap-2 px-3">
          <Icon name="menu" size={22} />
          <span className="truncate">{title}</span>
        </button>
        {cart}
      </div>
      <aside className="no-print hidden w-64 shrink-0 border-e border-base-300 desk:block">
        <div
          className={`sticky overflow-y-auto px-3 py-4 ${within ? 'top-16 max-h-[calc(100dvh-4rem)]' : 'top-0 max-h-dvh'}`}
        >
          <div className="flex items-center justify-between gap-2 px-2 pb-3 empty:hidden">
            {!within && <Brand />}
            {cart}
          </div>
          <Head title={title} logo={logo} />
          <AreaMenu title={title} groups={groups} exit={exit} />
        </div>
      </aside>
      <div
        id={id}
        ref={drawer}
        popover="auto"
        className="m-0 h-dvh max-h-none w-72 max-w-[85vw] overflow-y-auto border-e border-base-300 bg-surface p-3 text-base-content backdrop:bg-black/40"
      >
        <Head title={title} logo={logo} />
        <AreaMenu title={title} groups={groups} exit={exit} />
      </div>
      <Content
        {...(within ? {} : { id: 'conteudo', tabIndex: -1 })}
        className="min-w-0 flex-1 px-4 py-6 outline-none desk:px-8 desk:py-8"
      >
        {children}
      </Content>
    </div>
  )
}

/** Closes the drawer after navigation. */
function useCloseOnNavigation() {
  const { pathname } = useLocation()
  const drawer = useRef<HTMLDivElement>(null)
  const arrived = useRef(pathname)
  useEffect(() => {
    if (arrived.current !== pathname) drawer.current?.hidePopover()
    arrived.current = pathname
  }, [pathname])
  return drawer
}

const Head = ({ title, logo }: { title: string; logo?: string }) => (
  <p className="flex items-center gap-3 px-3 pt-1 pb-4 font-display text-lg font-bold">
    {logo && <img src={logo} alt="" width={36} height={36} className="size-9 rounded-field object-cover" />}
    {title}
  </p>
)
