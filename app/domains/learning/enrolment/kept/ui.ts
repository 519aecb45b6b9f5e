export { KeptClasses } from './components/kept-classes.tsx'
