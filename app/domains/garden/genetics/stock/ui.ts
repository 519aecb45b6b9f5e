export { StockList } from './components/stock-list.tsx'
