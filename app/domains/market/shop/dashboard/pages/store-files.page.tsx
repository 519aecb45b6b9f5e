import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { access } from '#web/guard.server.ts'
import type { Route } from './+types/store-files.page'

export const middleware = [access('store')]
export const meta = pageMeta({ title: 'Planilhas da loja' })

const files = [
  { path: '/csv/pedidos', title: 'Pedidos', text: 'Um por linha: situação, datas, valores e o que foi devolvido.' },
  { path: '/csv/itens', title: 'Itens vendidos', text: 'Cada produto de cada pedido, com opção, quantidade e preço.' },
  { path: '/produtos/csv', title: 'Produtos', text: 'Preços, estoque e quantos você já vendeu.' },
  { path: '/recebiveis/csv', title: 'Recebíveis', text: 'Cada parcela: valor, tarifa e quando cai.' },
]

export default function StoreFilesPage({ params: { slug } }: Route.ComponentProps) {
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="Planilhas"
        text="Em CSV, que abre no Excel, no LibreOffice e no Google Planilhas. Nenhuma traz dados de quem comprou."
        crumbs={[{ label: 'Painel', to: storePath(slug) }, { label: 'Planilhas' }]}
      />
      <ul className="space-y-3">
        {files.map(({ path, title, text }) => (
          <li key={path} className="card flex flex-wrap items-center justify-between gap-3 p-4">
            <div className="min-w-0 flex-1">
              <h2 className="text-lg">{title}</h2>
              <p className="text-sm text-muted">{text}</p>
            </div>
            <LinkButton to={storePath(slug, path)} reload download icon="download">
              Baixar
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
