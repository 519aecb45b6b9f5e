import { type ReactNode, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'

type Props = {
  fields: Record<string, string | number>
  /** Called when it is sent. */
  onSend?: () => void
  /** Called when it can be sent: at first, and when it is still there after an answer. */
  onOpen?: () => void
  className?: string
  children: (isSent: boolean) => ReactNode
}

/**
 * A small form that posts one agenda action and returns to this page. Each has a line of its own: one that is under way
 * is neither sent twice nor cut off by the next.
 */
export function TaskForm({ fields, onSend, onOpen, className, children }: Props) {
  const fetcher = useFetcher()
  const isSent = fetcher.state !== 'idle'
  const open = useRef(onOpen)
  open.current = onOpen
  useEffect(() => {
    if (!isSent) open.current?.()
  }, [isSent])
  return (
    <fetcher.Form
      method="post"
      action="/cultivo/agenda/tarefas"
      preventScrollReset
      className={className}
      onSubmit={(event) => (isSent ? event.preventDefault() : onSend?.())}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children(isSent)}
    </fetcher.Form>
  )
}
