import { AdminLayout } from '../admin/admin-layout.tsx'
import { DataList } from '../admin/data-list.tsx'
import { RecordForm } from '../admin/record-form.tsx'
import { ReorderList } from '../admin/reorder-list.tsx'
import { Badge } from '../components/badge.tsx'
import { LinkButton } from '../components/button.tsx'
import { DropMenu } from '../components/drop-menu.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { Case, Section } from './section.tsx'

const rows = [
  { id: 1, name: 'Germinação', days: 5, active: true },
  { id: 2, name: 'Vegetativo', days: 28, active: true },
  { id: 3, name: 'Floração', days: 63, active: false },
]

type Cycle = (typeof rows)[number]

const columns = [
  {
    key: 'name',
    label: 'Nome',
    sortable: true,
    render: (row: Cycle) => (
      <a className="link font-medium" href="#lista">
        {row.name}
      </a>
    ),
  },
  { key: 'days', label: 'Dias', sortable: true, align: 'end' as const, render: (row: Cycle) => row.days },
  {
    key: 'active',
    label: 'Situação',
    render: (row: Cycle) =>
      row.active ? (
        <Badge tone="primary" icon="check">
          Ativo
        </Badge>
      ) : (
        <Badge>Inativo</Badge>
      ),
  },
]

const list = {
  noun: ['ciclo', 'ciclos'] as [string, string],
  columns,
  keyOf: (row: Cycle) => row.id,
  nameOf: (row: Cycle) => row.name,
  empty: (
    <EmptyState
      text="Nenhum ciclo ainda. Crie o primeiro para começar."
      action={
        <LinkButton to="#lista" icon="plus">
          Novo ciclo
        </LinkButton>
      }
    />
  ),
}

export function Administration() {
  return (
    <>
      <Area />
      <Section id="lista" title="Lista da administração">
        <DataList
          {...list}
          label="Ciclos da planta"
          page={{ data: rows, current_page: 2, last_page: 5, per_page: 20, total: 93 }}
          filters={[
            {
              name: 'active',
              label: 'Situação',
              options: [
                { value: 'true', label: 'Ativos' },
                { value: 'false', label: 'Inativos' },
              ],
            },
          ]}
          search="Buscar ciclo"
          csv="/dev/componentes.csv"
          selectionForm="escolhidos"
          actions={(row) => (
            <DropMenu
              label={`Ações de ${row.name}`}
              iconOnly
              tone="plain"
              icon="ellipsis-vertical"
              entries={[{ label: 'Editar', icon: 'pencil', to: '#lista' }]}
            />
          )}
        />
        <form id="escolhidos" />
        <div className="grid gap-6 md:grid-cols-2">
          <Case name="Vazia">
            <DataList
              {...list}
              label="Lista vazia"
              search={null}
              page={{ data: [], current_page: 1, last_page: 1, per_page: 20, total: 0 }}
            />
          </Case>
          <Case name="Falhou">
            <DataList {...list} label="Lista que falhou" search={null} page={null} />
          </Case>
        </div>
      </Section>
      <Section id="ordem" title="Ordem">
        <ReorderList label="Ordem dos ciclos" items={rows} keyOf={(row) => row.id} nameOf={(row) => row.name}>
          {(row) => row.name}
        </ReorderList>
      </Section>
      <Section id="registro" title="Formulário de um registro">
        <RecordForm
          submit="Salvar ciclo"
          back="#lista"
          values={{ name: 'Floração', days: 63, active: true }}
          fields={[
            { kind: 'text', name: 'name', label: 'Nome', maxLength: 60 },
            { kind: 'number', name: 'days', label: 'Duração comum', unit: 'dias', whole: true },
            { kind: 'long', name: 'text', label: 'Descrição', required: false, maxLength: 300 },
            {
              kind: 'switch',
              name: 'active',
              label: 'Ativo',
              help: 'Se estiver inativo, ele não aparece em plantas novas.',
            },
          ]}
          danger={{
            title: 'Apagar o ciclo Floração?',
            label: 'Apagar ciclo',
            text: 'Ele some para todo mundo. Não dá para desfazer.',
            dependents: [{ label: '128 plantas', consequence: 'ficam sem ciclo até alguém escolher outro' }],
          }}
        />
      </Section>
    </>
  )
}

function Area() {
  return (
    <Section id="area" title="Área com menu próprio">
      <div className="flex min-h-80 flex-col rounded-box border border-base-300">
        <AdminLayout within title="Administração" groups={menu} exit={{ to: '/', label: 'Voltar ao site' }}>
          <p className="text-muted">O conteúdo da área fica aqui.</p>
        </AdminLayout>
      </div>
    </Section>
  )
}

const menu: Parameters<typeof AdminLayout>[0]['groups'] = [
  {
    title: 'Catálogo',
    entries: [
      { to: '/dev/componentes', label: 'Ciclos da planta', icon: 'refresh-cw' },
      { to: '/dev/saude', label: 'Saúde da planta', icon: 'activity' },
    ],
  },
  { title: 'Pessoas', entries: [{ to: '/dev/usuarios', label: 'Usuários', icon: 'users' }] },
]
