import type { StoreDesk } from '../stores.schemas.ts'

const parts = [
  ['about', 'Sobre'],
  ['shipping_policy', 'Envios'],
  ['returns_policy', 'Trocas e devoluções'],
] as const

/** The texts of a store for who may not change them. */
export const StoreTexts = ({ store }: { store: StoreDesk }) => (
  <div className="space-y-6">
    <div>
      <p className="font-display text-xl font-semibold">{store.name}</p>
      <p className="text-muted">{store.tagline}</p>
    </div>
    {parts.map(([field, title]) => (
      <section key={field} className="space-y-1">
        <h2 className="text-lg">{title}</h2>
        <p className="max-w-text break-words whitespace-pre-line">{store[field] || 'Ainda não foi escrito.'}</p>
      </section>
    ))}
  </div>
)
