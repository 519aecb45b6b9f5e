import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const pages = 'domains/market/products/products/pages'
const types = 'domains/market/products/types/pages'
const categories = 'domains/market/products/categories/pages'
const staff = 'domains/market/products/staff/pages'

export const routes: DomainRoutes = {
  store: [
    route('vendedor/dashboard/:slug/produtos', `${pages}/store-products.page.tsx`),
    route('vendedor/dashboard/:slug/produtos/csv', `${pages}/store-products-csv.page.tsx`),
    route('vendedor/dashboard/:slug/produtos/novo', `${pages}/product-new.page.tsx`),
    route('vendedor/dashboard/:slug/produtos/:productslug', `${pages}/product-edit.page.tsx`),
  ],
  admin: [
    route('admin/marketplace/produtos', `${staff}/staff-products.page.tsx`),
    route('admin/marketplace/produtos.csv', `${staff}/staff-products-csv.page.tsx`),
    route('admin/marketplace/produtos/:slug', `${staff}/staff-product.page.tsx`),
    route('admin/marketplace/categorias', `${categories}/categories.page.tsx`),
    route('admin/marketplace/categorias/nova', `${categories}/category-new.page.tsx`),
    route('admin/marketplace/categorias/:id', `${categories}/category-edit.page.tsx`),
    route('admin/marketplace/tipos_produto', `${types}/product-types.page.tsx`),
    route('admin/marketplace/tipos_produto/novo', `${types}/product-type-new.page.tsx`),
    route('admin/marketplace/tipos_produto/:id', `${types}/product-type-edit.page.tsx`),
    route('admin/marketplace/palavras', 'domains/market/products/words/pages/product-words.page.tsx'),
  ],
}
