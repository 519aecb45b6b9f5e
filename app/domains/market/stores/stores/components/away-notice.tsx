import { LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { storePath } from '../../store-menu.view.ts'
import { awayInWords, awayTitle } from '../store.words.ts'
import type { StoreCard, StoreDesk } from '../stores.schemas.ts'

type Props = {
  store: Pick<StoreCard, 'slug' | 'away'> & Partial<Pick<StoreDesk, 'in_search' | 'closed_message' | 'can'>>
}

/** Days without orders, now or soon; who may edit the store ends them by a tap. */
export function AwayNotice({ store: { slug, away, in_search, closed_message, can } }: Props) {
  if (!away) return null
  const page = storePath(slug, '/marketplace')
  return (
    <Notice
      tone="warning"
      title={awayTitle(away)}
      action={
        can?.['store.edit'] ? (
          <Form action={page}>
            <HiddenField name="in_search" value={String(in_search)} />
            <HiddenField name="closed_message" value={closed_message ?? ''} />
            <SubmitButton tone="quiet" sending="Abrindo…">
              {away.now ? 'Reabrir' : 'Desmarcar'}
            </SubmitButton>
          </Form>
        ) : (
          !can && <LinkButton to={page}>Ver a pausa</LinkButton>
        )
      }
    >
      {awayInWords(away)}
    </Notice>
  )
}
