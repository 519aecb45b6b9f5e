import { useState } from 'react'
import { useLocation } from 'react-router'
import type { FormResult } from '#shared/form-result.ts'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import type { TargetColumn } from '../../targets.kinds.ts'

export type Thing = Partial<Record<TargetColumn, number>>

type Props = {
  /** The target, as in the API: `{ plant_id: 12 }`. */
  thing: Thing
  idempotency_key: string
  /** Reply to this comment. */
  parent_id?: number
  /** The comment below which the reply is written: of a thread several have a form. */
  under?: number
  /** Edit this comment. */
  comment?: { id: number; text: string }
  /** The result of a submit without scripts. */
  result?: FormResult
  onSent?: () => void
}

/** Creates, replies or edits; returns to the page, where the comment is shown. */
export function CommentForm({ thing, idempotency_key, parent_id, under, comment, result, onSent }: Props) {
  const { pathname, search } = useLocation()
  const thread = comment ? `change-${comment.id}` : parent_id ? `answer-${parent_id}` : 'comment'
  const name = String(result?.values?.form ?? (under ? `answer-${under}` : thread))
  // A heart on the page loads it anew, with another key: what is being written keeps its own until it is sent.
  const [key, setKey] = useState(idempotency_key)
  const hidden = { ...thing, parent_id, comment_id: comment?.id, idempotency_key: key, back: pathname + search }
  return (
    <Form
      name={name}
      action="/comentarios"
      fetcherKey={thread}
      result={result}
      opened={comment && { text: comment.text }}
      key={key}
      keep
      onDone={() => {
        setKey(idempotency_key)
        onSent?.()
      }}
      className="space-y-3"
    >
      {Object.entries(hidden).map(([field, value]) =>
        value === undefined ? null : <HiddenField key={field} name={field} value={String(value)} />,
      )}
      <TextArea
        name="text"
        label={parent_id ? 'Sua resposta' : comment ? 'Seu comentário' : 'Comente'}
        placeholder={parent_id || comment ? undefined : '@apelido chama alguém'}
        rows={parent_id || comment ? 2 : 1}
        maxLength={2000}
        completes={`/api/v1/social/completion?${new URLSearchParams(
          Object.entries(thing).map(([column, of]) => [column, String(of)]),
        )}`}
        defaultValue={comment?.text}
      />
      <SubmitButton sending="Enviando…" tone={parent_id || comment ? 'quiet' : 'primary'}>
        {comment ? 'Salvar' : parent_id ? 'Responder' : 'Comentar'}
      </SubmitButton>
    </Form>
  )
}
