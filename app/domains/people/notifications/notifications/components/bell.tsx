import { Icon } from '#ui/components/icon.tsx'
import { NavLink } from '#ui/components/link.tsx'
import { useLiveUnread } from './use-live-unread.ts'

type Props = { viewer: { id: number; unread: number } }

/** The bell of the top bar: the live count of unread notices. */
export function Bell({ viewer }: Props) {
  const unread = useLiveUnread(viewer.id, viewer.unread)
  const words = unread === 0 ? 'Avisos' : unread === 1 ? 'Avisos: 1 não lido' : `Avisos: ${unread} não lidos`
  return (
    <NavLink to="/notificacoes" className="btn btn-ghost btn-square relative">
      <Icon name={unread ? 'bell-ring' : 'bell'} size={22} label={words} />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="figures absolute top-1 right-0.5 flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-primary px-1 text-[0.6875rem] leading-none font-semibold text-primary-content"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </NavLink>
  )
}
