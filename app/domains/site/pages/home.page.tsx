export default function HomePage() {
  return <main><h1>Grower</h1></main>
}
