import { Badge } from '#ui/components/badge.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { type ProductWord, ProductWordInput, ProductWordRef } from '../product-words.schemas.ts'
import type { Route } from './+types/product-words.page'

export const middleware = [access('can:marketplace.manage')]
export const meta = pageMeta({ title: 'Palavras recusadas em produtos' })

const address = '/admin/marketplace/palavras'

export const loader = ({ context }: Route.LoaderArgs) => apiFor(context).products.words.list()

export async function action(args: Route.ActionArgs) {
  if ((await formOf(args.request)).has('id'))
    return submit(args, ProductWordRef, async (api, ref) => {
      await api.products.words.removeWord(ref)
      return redirectWithToast(address, 'A palavra saiu da lista.')
    })
  return submit(args, ProductWordInput, async (api, input) => {
    await api.products.words.add(input)
    return redirectWithToast(address, `“${input.word}” está na lista.`)
  })
}

export default function ProductWordsPage({ loaderData: { data } }: Route.ComponentProps) {
  return (
    <div className="max-w-3xl space-y-8">
      <PageHeader
        title="Palavras recusadas"
        text="Um produto com uma delas não é salvo. Vale a palavra inteira, sem acentos nem maiúsculas."
        crumbs={[{ to: '/admin/marketplace/tipos_produto', label: 'Tipos de produto' }, { label: 'Palavras' }]}
      />
      <Form name="word">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name="word" label="Palavra ou expressão" maxLength={60} placeholder="flor seca" />
          <SelectField
            name="effect"
            label="O que fazer"
            options={[
              { value: 'recusar', label: 'Recusar' },
              { value: 'permitir', label: 'Permitir esta expressão' },
            ]}
          />
        </div>
        <FormActions>
          <SubmitButton sending="Salvando…">Pôr na lista</SubmitButton>
        </FormActions>
      </Form>
      {data.length ? (
        <ul aria-label="Palavras" className="divide-y divide-base-300 rounded-box border border-base-300 bg-surface">
          {data.map((word) => (
            <Word key={word.id} word={word} />
          ))}
        </ul>
      ) : (
        <EmptyState icon="ban" text="A lista está vazia: só a revisão da equipe segura o que não pode ser vendido." />
      )}
    </div>
  )
}

const Word = ({ word: { id, word, effect } }: { word: ProductWord }) => (
  <li className="flex items-center gap-3 px-3 py-1.5">
    <span className="min-w-0 flex-1 wrap-anywhere">{word}</span>
    <Badge tone={effect === 'recusar' ? 'danger' : 'primary'}>{effect === 'recusar' ? 'Recusa' : 'Permite'}</Badge>
    <ConfirmButton
      label={`Tirar ${word}`}
      size="sm"
      tone="plain"
      send={{ id: String(id) }}
      title={`Tirar “${word}” da lista?`}
      confirm="Tirar"
    >
      {effect === 'recusar'
        ? 'Produtos com esta palavra voltam a ser aceitos e só a revisão da equipe os segura.'
        : 'A expressão volta a ser recusada quando tem uma palavra da lista.'}
    </ConfirmButton>
  </li>
)
