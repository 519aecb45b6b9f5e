import { useRef } from 'react'
import { Button } from '../components/button.tsx'
import { Icon } from '../components/icon.tsx'
import { Field, type FieldProps, inputAria } from './field.tsx'
import { useField } from './form-context.ts'
import { useAwaitedUploads } from './use-awaited-uploads.ts'
import { acceptedFiles, type FileItem, type KnownFile, useFiles } from './use-files.ts'

type Props = Omit<FieldProps, 'name'> & {
  /** Repeated form field with the ids, in order. */
  name: string
  /** Already uploaded files, to show the names of their ids. */
  files?: KnownFile[]
  max?: number
}

/** Private PDFs and photos, uploaded as soon as they are chosen; the form only contains their ids. */
export function FilesField({ name, files = [], max = 1, ...field }: Props) {
  const { id, error, list } = useField(name)
  const { items, add, remove, retry, moveUp } = useFiles(withIds(files, list), max)
  const picker = useRef<HTMLInputElement>(null)
  const zone = useRef<HTMLDivElement>(null)
  const problem = useAwaitedUploads(
    zone,
    items.map((item) => ({ ...item, chosen: !item.key.startsWith('known-') })),
    'arquivo',
  )
  const kept = items.filter((item) => !item.error)
  const waiting = kept.filter((item) => !item.id).length
  return (
    <Field {...field} name={name} id={id} error={error} group>
      <div ref={zone} className="needs-script space-y-2">
        {items.length > 0 && (
          <ul className="space-y-2">
            {items.map((item, at) => (
              <FileRow
                key={item.key}
                item={item}
                onRemove={() => remove(item)}
                onRetry={() => retry(item)}
                onUp={at > 0 ? () => moveUp(item) : undefined}
              />
            ))}
          </ul>
        )}
        <input
          ref={picker}
          type="file"
          accept={acceptedFiles}
          multiple={max > 1}
          className="hidden"
          tabIndex={-1}
          aria-label={field.label}
          onChange={(event) => {
            add([...(event.currentTarget.files ?? [])])
            event.currentTarget.value = ''
          }}
        />
        {kept.length < max && (
          <Button {...inputAria(id, field.help, error)} icon="paperclip" onClick={() => picker.current?.click()}>
            {max > 1 ? 'Escolher arquivos' : 'Escolher arquivo'}
          </Button>
        )}
        {kept.map((item) => item.id && <input key={item.key} type="hidden" name={name} value={item.id} />)}
        {problem && (
          <p role="alert" className="text-sm font-medium text-error">
            {problem}
          </p>
        )}
        <output className="sr-only">{waiting > 0 ? 'Enviando arquivo' : ''}</output>
      </div>
      <noscript>
        <p className="text-sm">
          Para enviar arquivos, ative o JavaScript do navegador. O resto do formulário funciona sem ele.
        </p>
      </noscript>
    </Field>
  )
}

type RowProps = { item: FileItem; onRemove: () => void; onRetry: () => void; onUp: (() => void) | undefined }

const FileRow = ({ item, onRemove, onRetry, onUp }: RowProps) => (
  <li className="rounded-box border border-base-300 bg-surface p-2 ps-3">
    <div className="flex items-center gap-3">
      {item.preview ? (
        <img src={item.preview} alt="" className="size-14 shrink-0 rounded-field object-cover" />
      ) : (
        <Icon name={item.kind === 'pdf' ? 'file-text' : 'image'} className="shrink-0 text-muted" />
      )}
      <span className="min-w-0 flex-1 truncate">{item.name}</span>
      {onUp && (
        <Button tone="plain" icon="arrow-up" iconOnly onClick={onUp}>
          Pôr {item.name} antes
        </Button>
      )}
      <Button tone="plain" size="sm" icon="x" iconOnly onClick={onRemove}>
        Remover {item.name}
      </Button>
    </div>
    {!item.id && !item.error && (
      <progress className="progress w-full" value={item.progress} max={1} aria-label={`Enviando ${item.name}`} />
    )}
    {item.error && (
      <p role="alert" className="text-sm font-medium text-error">
        {item.error}
      </p>
    )}
    {item.again && (
      <Button size="sm" icon="refresh-cw" onClick={onRetry} className="mt-1">
        Tentar de novo
      </Button>
    )}
  </li>
)

/** Ids returned by an action come first; each with its name where known. */
const withIds = (files: KnownFile[], ids: string[]): KnownFile[] =>
  ids.length === 0
    ? files
    : ids.map((id) => files.find((file) => String(file.id) === id) ?? { id, name: 'Arquivo enviado' })
