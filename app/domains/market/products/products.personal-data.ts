import { eq, inArray, sql } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { product_changes } from './changes/product-changes.table.ts'
import { products } from './products/products.table.ts'
import { product_reviews, review_photos } from './reviews/product-reviews.table.ts'

export const productsPersonalData: PersonalTable[] = [
  {
    table: review_photos,
    label: 'Fotos das suas avaliações',
    tie: true,
    rows: ({ id }) =>
      inArray(review_photos.review_id, sql`(select r.id from product_reviews r where r.created_by = ${id})`),
    exported: { file: 'avaliacoes-fotos' },
    erased: 'deleted',
  },
  {
    table: product_reviews,
    label: 'Avaliações de produtos',
    rows: ({ id }) => eq(product_reviews.created_by, id),
    names: { product_name: sql`(select p.name from products p where p.id = product_reviews.product_id)` },
    exported: { file: 'avaliacoes' },
    erased: { kept: 'Outras pessoas decidem por elas. Ficam na página do produto, sem o seu nome.' },
  },
  {
    table: product_reviews,
    label: 'Respostas que você deu a avaliações, por uma loja',
    rows: ({ id }) => eq(product_reviews.answered_by, id),
    exported: { file: 'respostas-a-avaliacoes' },
    erased: { kept: 'São respostas da loja e ficam sem o seu nome.' },
  },
  {
    table: product_changes,
    label: 'Edições de produtos que você pediu',
    rows: ({ id }) => eq(product_changes.created_by, id),
    exported: { file: 'edicoes-de-produtos' },
    erased: { kept: 'Fazem parte da história do produto da loja e ficam sem o seu nome.' },
  },
  {
    table: product_changes,
    label: 'Edições de produtos que você decidiu como parte da equipe',
    rows: ({ id }) => eq(product_changes.decided_by, id),
    exported: { file: 'edicoes-decididas' },
    erased: { kept: 'É uma decisão da equipe e fica sem o seu nome.' },
  },
  {
    table: products,
    label: 'Produtos que você cadastrou em lojas',
    rows: ({ id }) => eq(products.created_by, id),
    exported: { file: 'produtos', omit: ['search_text', 'idempotency_key', 'search'] },
    erased: { kept: 'São da loja, e os pedidos os citam. Ficam sem o seu nome.' },
  },
]
