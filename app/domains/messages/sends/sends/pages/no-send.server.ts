import { data } from 'react-router'

/** Also of the other channel's pages. */
export const noSend = () => data({ statusCode: 404, message: 'Não encontramos este envio.' }, { status: 404 })
