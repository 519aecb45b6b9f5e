import { type ReactNode, useState } from 'react'
import type { PhotoDocument } from '#shared/photo-document.ts'
import { smallestOf } from '#shared/photo-view.ts'
import { FilesField } from '#ui/form/files-field.tsx'
import { Form } from '#ui/form/form.tsx'
import type { FormValues } from '#ui/form/form-context.ts'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { PhotoField } from '#ui/form/photo-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { isShipped, type ProductKind } from '../../types/product-type.kinds.ts'
import { productKindTexts } from '../../types/product-type.words.ts'
import type { VariantDetail } from '../../variants/variants.schemas.ts'
import { rowsTyped } from '../product.form.ts'
import { MAX_PHOTOS } from '../products.schemas.ts'
import { VariantRows } from './variant-rows.tsx'

export type ProductChoices = {
  types: { id: number; name: string; kind: ProductKind }[]
  categories: { id: number; path: string }[]
}

type Props = {
  choices: ProductChoices
  values: FormValues
  opened?: object
  typed?: FormValues
  photos?: PhotoDocument[]
  files?: { id: number; name: string; kind: 'pdf' | 'photo' }[]
  variants?: VariantDetail[]
  idempotency_key?: string
  /** Its buttons. */
  children: ReactNode
}

/** A product as its store writes it. The type decides what is asked: weight and size, or a file. */
export function ProductForm({
  choices,
  values,
  opened,
  typed,
  photos = [],
  files = [],
  variants = [],
  ...rest
}: Props) {
  const kindOf = (id: unknown) => choices.types.find((type) => String(type.id) === String(id))?.kind
  const [kind, setKind] = useState(() => kindOf(typed?.type_id ?? values.type_id) ?? 'fisico')
  // What a new product is decides what is asked of it; one that is kept is opened for its price and stock.
  const place = (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        name="type_id"
        label="Tipo"
        placeholder="Escolha o tipo"
        help={productKindTexts[kind]}
        options={choices.types.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        name="category_id"
        label="Categoria"
        placeholder="Escolha a categoria"
        options={choices.categories.map(({ id, path }) => ({ value: id, label: path }))}
      />
    </div>
  )
  return (
    <Form
      name="product"
      values={values}
      opened={opened}
      guard
      onTyped={(form) => setKind(kindOf(new FormData(form).get('type_id')) ?? kind)}
    >
      {rest.idempotency_key && <HiddenField name="idempotency_key" value={rest.idempotency_key} />}
      <TextField name="name" label="Nome" maxLength={120} placeholder="Painel LED 240 W com espectro completo" />
      {!opened && place}
      <VariantRows variants={variants} typed={rowsTyped(typed)} shipped={isShipped(kind)} />
      <PhotoField
        label="Fotos"
        help="Ao menos uma para enviar à equipe; no rascunho pode faltar. A primeira aparece nas listas. Arraste ou use as setas para mudar a ordem. Fundo claro e o produto inteiro funcionam melhor."
        photos={photos.map((photo) => ({ id: photo.id, url: smallestOf(photo) }))}
        max={MAX_PHOTOS}
      />
      {opened && place}
      <TextField name="summary" label="Em uma frase" help="Aparece embaixo do nome." maxLength={160} required={false} />
      <TextArea
        name="description"
        label="Descrição"
        help="No rascunho pode faltar; para enviar à equipe, não. O que é, para que serve, o que vem na caixa, garantia. Plantas, sementes, mudas e o que se faz delas não são vendidos aqui."
        rows={8}
        maxLength={10_000}
      />
      {kind === 'digital' && (
        <FilesField
          name="file_ids"
          label="Arquivos que a pessoa baixa"
          help="PDF ou imagem, até 15 MB cada. Só quem comprou abre."
          files={files}
          max={10}
          required={false}
        />
      )}
      {rest.children}
    </Form>
  )
}
