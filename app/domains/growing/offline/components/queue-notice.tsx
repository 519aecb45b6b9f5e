import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { useMustLogIn, useQueue, useSending } from '#domains/base/outbox/ui.ts'
import { plural } from '#shared/numbers.ts'
import { useToast } from '#ui/document/toasts.ts'
import { useAnyUnsaved } from '#ui/form/unsaved.ts'
import { packKit } from '../kit.browser.ts'
import { QueuePill } from './queue-pill.tsx'

/** Where plants and spaces are made: once it is left, there may be more of them. */
const MAKES = /^\/cultivo\/(.+\/)?(add-(planta|espaco)|importar(\/.+)?)$/

type Props = { user_id: number; nickname: string }

/**
 * For signed-in users, on every page: sends the queue, shows how much is left, and refreshes the stored garden data.
 */
export default function QueueNotice({ user_id, nickname }: Props) {
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const typing = useAnyUnsaved()
  const acts = useQueue(user_id)
  const announce = useCallback(
    (sent: number, refused: number) => {
      if (sent) {
        toast.success(`${plural(sent, 'atualização enviada', 'atualizações enviadas')}.`)
        // The page is from before: what was sent stands in it too, or it is logged once more. What is being typed stays as it is.
        if (!typing) void revalidate()
      }
      if (refused)
        toast.error(
          `${plural(refused, 'atualização não foi aceita', 'atualizações não foram aceitas')}. Nada se perdeu: confira em “a enviar”.`,
        )
    },
    [toast, revalidate, typing],
  )
  useSending(user_id, announce)
  const { pathname } = useLocation()
  const makes = MAKES.test(pathname)
  const made = useRef(false)
  useEffect(() => {
    const anew = made.current && !makes
    made.current = makes
    // Without browser storage there is no kit: the forms report it when they need it.
    packKit(user_id, nickname, { anew }).catch((reason) => console.info('offline kit:', reason))
  }, [user_id, nickname, makes])
  const mustLogIn = useMustLogIn()
  const there = pathname === '/cultivo/a-enviar'
  if (!acts?.length || there) return null
  const refused = acts.filter((act) => act.refused).length
  if (mustLogIn) return <QueuePill icon="log-in">Entre para enviar</QueuePill>
  if (refused) return <QueuePill icon="triangle-alert">{refused} para conferir</QueuePill>
  return <QueuePill icon="cloud-upload">{acts.length} a enviar</QueuePill>
}
