export type TypedToken = { text: string; from: number; to: number }

const TOKEN = /(?<![\p{L}\p{N}_@#/&.])[@#][\p{L}\p{N}_.-]{0,30}$/u

/** The '@apelido' or '#hashtag' that is being typed before the caret. */
export function typedToken(value: string, caret: number): TypedToken | null {
  const text = TOKEN.exec(value.slice(0, caret))?.[0]
  return text ? { text, from: caret - text.length, to: caret } : null
}
