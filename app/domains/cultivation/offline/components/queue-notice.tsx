import { useCallback, useEffect } from 'react'
import { useLocation } from 'react-router'
import { plural } from '#shared/numbers.ts'
import { Icon } from '#ui/components/icon.tsx'
import { useToast } from '#ui/document/toasts.ts'
import { packKit } from '../kit.ts'
import { useQueue, useSending } from '../use-queue.ts'

type Props = { user_id: number; nickname: string }

/** For a member, on every page: sends what waits, says how much still does, and packs the kit for the next time. */
export default function QueueNotice({ user_id, nickname }: Props) {
  const toast = useToast()
  const acts = useQueue(user_id)
  const said = useCallback(
    (count: number) =>
      toast.success(`${plural(count, 'registro enviado', 'registros enviados')} do telefone para o diário.`),
    [toast],
  )
  useSending(user_id, said)
  useEffect(() => void packKit(user_id, nickname), [user_id, nickname])
  const there = useLocation().pathname === '/cultivo/a-enviar'
  if (!acts?.length || there) return null
  const refused = acts.filter((act) => act.refused).length
  return (
    <a
      href="/cultivo/a-enviar"
      className="fixed right-3 bottom-[calc(5rem+env(safe-area-inset-bottom)+var(--cookie-room))] z-20 inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-surface px-4 font-medium shadow-sm desk:bottom-[calc(1rem+var(--cookie-room))]"
    >
      <Icon name={refused ? 'triangle-alert' : 'cloud-upload'} size={18} className="text-primary" />
      {refused ? `${refused} para conferir` : `${acts.length} a enviar`}
    </a>
  )
}
