import { DataList } from '#ui/admin/data-list.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { WordForm } from '../components/word-form.tsx'
import { wordStrengths } from '../words.kinds.ts'
import { type ListedWord, WordCreate, WordFilter, WordRef } from '../words.schemas.ts'
import { strengthNames } from '../words.words.ts'
import type { Route } from './+types/words.page'

export const middleware = [access('can:words.manage')]
export const meta = pageMeta({ title: 'Palavras' })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  apiFor(context).social.words.list(filterOf(request, WordFilter))

export async function action(args: Route.ActionArgs) {
  const back = (text: string) => redirectWithToast('/admin/palavras', text)
  if ((await formOf(args.request)).get('form') === 'remove')
    return submit(args, WordRef, async (api, input) => {
      await api.social.words.removeWord(input)
      return back('A palavra saiu da lista.')
    })
  return submit(args, WordCreate, async (api, input) => {
    await api.social.words.add(input)
    return back(`“${input.word}” entrou na lista.`)
  })
}

const filters = [
  {
    name: 'strength',
    label: 'O que acontece',
    options: wordStrengths.map((value) => ({ value, label: strengthNames[value] })),
  },
]

export default function WordsPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Palavras"
        text="Valem para comentários e publicações novas. Maiúsculas e acentos não importam, e só a palavra inteira conta."
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_320px]">
        <DataList
          label="Palavras"
          noun={['palavra', 'palavras']}
          page={page}
          keyOf={(row) => row.id}
          nameOf={(row) => row.word}
          search="Buscar palavra"
          filters={filters}
          columns={[
            {
              key: 'word',
              label: 'Palavra',
              sortable: true,
              render: ({ word }) => <b className="break-words">{word}</b>,
            },
            { key: 'strength', label: 'O que acontece', render: (row) => <Strength row={row} /> },
            { key: 'nickname', label: 'Quem pôs', render: ({ nickname }) => nickname ?? 'Conta apagada' },
            {
              key: 'created_at',
              label: 'Desde',
              sortable: true,
              render: ({ created_at }) => <RelativeTime at={created_at} />,
            },
          ]}
          actions={(row) => <Remove row={row} />}
          empty={
            <EmptyState
              icon="shield-check"
              text="A lista está vazia. Ponha a primeira palavra e diga o que acontece."
            />
          }
        />
        <Card title="Nova palavra">
          <WordForm key={page.total} />
        </Card>
      </div>
    </>
  )
}

const Strength = ({ row: { strength } }: { row: ListedWord }) => (
  <Badge tone={strength === 'recusar' ? 'danger' : 'amber'}>{strengthNames[strength]}</Badge>
)

const Remove = ({ row: { id, word } }: { row: ListedWord }) => (
  <ConfirmButton
    label="Tirar"
    send={{ form: 'remove', id: String(id) }}
    title={`Tirar “${word}” da lista?`}
    confirm="Tirar"
    tone="plain"
    size="sm"
  >
    Textos novos com essa palavra voltam a sair sem aviso.
  </ConfirmButton>
)
