import { redirect } from 'react-router'
import { access } from '#web/guard.server.ts'

export const middleware = [access('writer')]

export const loader = () => redirect('/escritor/dashboard')
