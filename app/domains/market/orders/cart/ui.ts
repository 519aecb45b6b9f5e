export { CartLink } from './components/cart-link.tsx'
