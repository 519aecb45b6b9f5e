import { PhotoField } from '#ui/form/photo-field.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { StoreDesk } from '../stores.schemas.ts'

export const NameFields = () => (
  <>
    <TextField
      name="name"
      label="Nome da loja"
      help="É como as pessoas vão procurar você. O endereço da loja sai do primeiro nome e não muda depois."
      maxLength={60}
    />
    <TextField name="tagline" label="Frase curta" help="Aparece embaixo do nome." required={false} maxLength={120} />
  </>
)

export const AboutField = () => (
  <TextArea
    name="about"
    label="Sobre a loja"
    help="O que você vende, para quem, e o que faz diferente."
    required={false}
    rows={6}
    maxLength={3000}
  />
)

export const PolicyFields = () => (
  <>
    <TextArea
      name="shipping_policy"
      label="Envios"
      help="Em quantos dias você posta, por onde envia e se dá para retirar."
      required={false}
      rows={4}
      maxLength={3000}
    />
    <TextArea
      name="returns_policy"
      label="Trocas e devoluções"
      help="Além do que a lei garante: em 7 dias, quem comprou pode desistir e recebe tudo de volta, com o frete."
      required={false}
      rows={4}
      maxLength={3000}
    />
  </>
)

export const StorePhotoFields = ({ store }: { store: Pick<StoreDesk, 'logo' | 'cover'> }) => (
  <div className="grid gap-6 sm:grid-cols-2">
    <PhotoField
      name="logo_ids"
      label="Logo"
      help="Quadrada fica melhor."
      required={false}
      photos={store.logo ? [store.logo] : []}
      max={1}
    />
    <PhotoField
      name="cover_ids"
      label="Capa"
      help="Deitada, bem larga: vira a faixa do topo."
      required={false}
      photos={store.cover ? [store.cover] : []}
      max={1}
    />
  </div>
)

const kinds = [
  { value: 'cnpj', label: 'Empresa ou MEI', text: 'Com CNPJ', icon: 'building-2' as const },
  { value: 'cpf', label: 'Pessoa física', text: 'Com CPF', icon: 'user' as const },
]

/** CPF and CNPJ share a field: its mask would have to change with the kind, which needs scripts. */
export const SellerFields = () => (
  <>
    <RadioCards name="document_kind" label="Como você vende" cards={kinds} />
    <TextField
      name="document"
      label="CPF ou CNPJ"
      help="Com ou sem pontos. O CNPJ aparece inteiro na loja, por lei. Do CPF mostramos só os números do meio."
      maxLength={20}
      exact
    />
    <TextField
      name="legal_name"
      label="Nome de quem vende"
      help="A razão social, ou seu nome completo, como no documento."
      maxLength={160}
    />
  </>
)
