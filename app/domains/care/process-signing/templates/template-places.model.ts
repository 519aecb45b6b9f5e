import type { Compartment } from '#domains/care/processes/processes/process.kinds.ts'

/** What a template may name of the client's registration: to those who speak for the process, not to those who treat. */
const registered = ['cpf', 'endereco'] as const
const common = ['cliente', 'profissional', 'registro', 'dia'] as const
export type TemplateWords = Record<(typeof common)[number] | (typeof registered)[number], string>

/** The places of a template of a compartment. */
export const placesOf = (compartment: Compartment): readonly string[] =>
  compartment === 'juridico' ? [...common, ...registered] : common

/** To be filled in by hand: what the site does not know. */
export const BLANK = '____________________'
