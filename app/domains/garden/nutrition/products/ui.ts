export { ProductList } from './components/product-list.tsx'
