export type SendHandlers<Answer> = {
  onProgress: (share: number) => void
  onDone: (answer: Answer) => void
  /** `final`: the file itself is invalid, a retry does not help. */
  onFail: (message: string, final: boolean) => void
}

/** ms in which no upload of this page went on: nobody is there. A slow phone's own buffers take long to drain. */
const SILENT = 60_000
/** ms for what is still in those buffers, and for the answer. */
const ANSWER = 300_000
let lastByte = 0
const CUT = 'A conexão caiu. Tente de novo.'

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
  let silence: ReturnType<typeof setTimeout> | undefined
  const patience = (ms: number) => {
    clearTimeout(silence)
    lastByte = Date.now()
    silence = setTimeout(giveUp, ms)
  }
  const giveUp = () => {
    // A browser sends six at once: the others wait for their turn.
    const rest = lastByte + SILENT - Date.now()
    if (rest > 0) silence = setTimeout(giveUp, rest)
    else {
      request.abort()
      onFail(CUT, false)
    }
  }
  request.upload.onprogress = (event) => {
    patience(SILENT)
    if (event.lengthComputable) onProgress(event.loaded / event.total)
  }
  request.upload.onload = () => patience(ANSWER)
  request.onloadend = () => clearTimeout(silence)
  request.onerror = () => onFail(CUT, false)
  request.onload = () => {
    const isDone = request.status >= 200 && request.status < 300 && request.response?.id
    if (isDone) onDone(request.response)
    else onFail(refusalOf(request.response) ?? statusText(request.status), [413, 415, 422].includes(request.status))
  }
  request.send(body)
  patience(SILENT)
  return () => request.abort()
}

type Refused = { message?: string; errors?: Record<string, string[]> } | null

/** What is said of the file itself, before what is said of the whole. */
const refusalOf = (answer: Refused) => Object.values(answer?.errors ?? {})[0]?.[0] ?? answer?.message
