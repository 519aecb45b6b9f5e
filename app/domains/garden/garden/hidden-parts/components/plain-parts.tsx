import { MOST_PARTS, type Part } from '#shared/mosaic.ts'
import type { PhotoDocument } from '#shared/photo-document.ts'
import { Button } from '#ui/components/button.tsx'
import { FieldNotes, inputAria } from '#ui/form/field.tsx'
import { useField } from '#ui/form/form-context.ts'

const sides = { x: 'Da esquerda', y: 'Do topo', width: 'Largura', height: 'Altura' }
const SHOWN = 2

/** Fallback without scripts: each rectangle as four numbers, and a preview button. */
export const PlainParts = ({ photo, parts }: { photo: PhotoDocument; parts: Part[] }) => (
  <div className="space-y-4">
    <div className="relative mx-auto max-w-md">
      <img src={photo.url} alt="A foto em que você vai esconder algo" width={photo.width} height={photo.height} />
      {parts.map((part) => (
        <span
          key={JSON.stringify(part)}
          className="absolute"
          style={{
            background: '#000',
            border: '2px solid #fff',
            left: `${part.x * 100}%`,
            top: `${part.y * 100}%`,
            width: `${part.width * 100}%`,
            height: `${part.height * 100}%`,
          }}
        />
      ))}
    </div>
    <p className="text-sm text-muted">
      Informe em % onde cada parte começa, contando da esquerda e do topo, e o tamanho dela.
    </p>
    {range(0, SHOWN).map((at) => (
      <PartRow key={at} at={at} />
    ))}
    <details>
      <summary className="link flex min-h-11 w-fit items-center">Marcar mais partes</summary>
      <div className="space-y-4">
        {range(SHOWN, MOST_PARTS).map((at) => (
          <PartRow key={at} at={at} />
        ))}
      </div>
    </details>
    <Button type="submit" name="look" value="true" icon="eye" formNoValidate>
      Ver onde fica
    </Button>
  </div>
)

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)

const PartRow = ({ at }: { at: number }) => (
  <fieldset className="space-y-1">
    <legend className="text-[0.9375rem] font-semibold">Parte {at + 1}</legend>
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {Object.entries(sides).map(([side, label]) => (
        <PartSide key={side} name={`parts[${at}].${side}`} label={label} />
      ))}
    </div>
  </fieldset>
)

function PartSide({ name, label }: { name: string; label: string }) {
  const { id, error, value } = useField(name)
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block text-sm">
        {label}
      </label>
      <span className={`input w-full ${error ? 'input-error' : ''}`}>
        <input
          {...inputAria(id, undefined, error)}
          name={name}
          defaultValue={value}
          inputMode="decimal"
          className="figures"
        />
        <span className="text-muted">%</span>
      </span>
      <FieldNotes id={id} name={name} error={error} />
    </div>
  )
}
