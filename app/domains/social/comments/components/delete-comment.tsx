import { useState } from 'react'
import { Form, useLocation, useSubmit } from 'react-router'
import { Button } from '#ui/components/button.tsx'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'

export function DeleteComment({ comment }: { comment: { id: number; user: { nickname: string } } }) {
  const [asking, setAsking] = useState(false)
  const submit = useSubmit()
  const { pathname, search } = useLocation()
  const send = { form: 'delete', comment_id: String(comment.id), back: pathname + search }
  return (
    <Form
      method="post"
      action="/comentarios"
      onSubmit={(event) => {
        event.preventDefault()
        setAsking(true)
      }}
    >
      {Object.entries(send).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" tone="plain" size="sm" className="font-medium text-muted">
        Apagar
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          submit(send, { method: 'post', action: '/comentarios' })
        }}
        title="Apagar este comentário?"
        confirm="Apagar"
      >
        As palavras de {comment.user.nickname} somem para todos. As respostas ficam.
      </ConfirmDialog>
    </Form>
  )
}
