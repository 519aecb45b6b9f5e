export type SendHandlers<Answer> = {
  onProgress: (share: number) => void
  onDone: (answer: Answer) => void
  /** `final`: the file itself is invalid, a retry does not help. */
  onFail: (message: string, final: boolean) => void
}

type Upload = { address: string; field: string; file: File; statusText: (status: number) => string }

/** Uploads one file; returns a function that aborts. XHR, because fetch reports no upload progress. */
export function sendFile<Answer>(
  { address, field, file, statusText }: Upload,
  { onProgress, onDone, onFail }: SendHandlers<Answer>,
): () => void {
  const request = new XMLHttpRequest()
  const body = new FormData()
  body.append(field, file)
  request.open('POST', address)
  request.responseType = 'json'
  request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total)
  request.onerror = () => onFail('A conexão caiu. Tente de novo.', false)
  request.onload = () => {
    const isDone = request.status >= 200 && request.status < 300 && request.response?.id
    if (isDone) onDone(request.response)
    else onFail(request.response?.message ?? statusText(request.status), [413, 415, 422].includes(request.status))
  }
  request.send(body)
  return () => request.abort()
}
