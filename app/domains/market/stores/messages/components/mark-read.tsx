import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#ui/components/button.tsx'

/** Marks an open conversation as read as soon as it is looked at; without scripts by a button. */
export function MarkRead({ unread }: { unread: number }) {
  const { Form, submit, state } = useFetcher()
  useEffect(() => {
    if (unread > 0) submit({ form: 'read' }, { method: 'post' })
  }, [unread, submit])
  if (unread === 0 || state !== 'idle') return null
  return (
    <noscript>
      <Form method="post">
        <input type="hidden" name="form" value="read" />
        <Button type="submit" size="sm" icon="check-check">
          Marcar como lida
        </Button>
      </Form>
    </noscript>
  )
}
