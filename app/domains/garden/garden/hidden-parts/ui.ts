export { AlbumGrid } from './components/album-grid.tsx'
