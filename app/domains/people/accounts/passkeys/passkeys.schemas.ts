import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'
import { PasswordProof } from '../second-factor/second-factor.schemas.ts'
import { deviceMark } from '../sessions/sessions.schemas.ts'

const text = z.string().min(1).max(20_000)

/** The browser's response (WebAuthn level 3, RegistrationResponseJSON); validated by the WebAuthn library. */
const RegistrationResponse = z.looseObject({
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  response: z.looseObject({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string()).optional(),
  }),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
})

/** AuthenticationResponseJSON. */
const AuthenticationResponse = z.looseObject({
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: text, authenticatorData: text, signature: text }),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
})

/** Forms send the browser's response as a JSON string. */
const fromText = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => {
    if (typeof value !== 'string') return value
    try {
      return JSON.parse(value)
    } catch {
      return undefined
    }
  }, schema)

export const PasskeyInput = z.object({
  name: z.string().trim().min(1, 'Dê um nome para reconhecer a chave depois.').max(60),
  response: fromText(RegistrationResponse),
})
export type PasskeyInput = z.infer<typeof PasskeyInput>

export const PasskeyLogin = z.object({ response: fromText(AuthenticationResponse), device: deviceMark })
export type PasskeyLogin = z.infer<typeof PasskeyLogin>

export const PasskeyRef = PasswordProof.extend({ id: rowId })
export type PasskeyRef = z.infer<typeof PasskeyRef>

/** Options for navigator.credentials, created and read by the server and browser parts of the WebAuthn library. */
const optionsOf = <T extends { challenge: string }>(field: string) =>
  z.looseObject({ challenge: z.string(), [field]: z.unknown() }) as unknown as z.ZodType<T>
export const RegistrationOptions = optionsOf<PublicKeyCredentialCreationOptionsJSON>('rp')
export const LoginOptions = optionsOf<PublicKeyCredentialRequestOptionsJSON>('rpId')

export const PasskeyRow = z.object({
  id: z.number().int(),
  name: z.string(),
  backed_up: z.boolean(),
  created_at: z.date(),
  last_used_at: z.date().nullable(),
})
export type PasskeyRow = z.infer<typeof PasskeyRow>

/** `usable` is false when the site has no host name that a passkey can be bound to. */
export const PasskeyList = z.object({ data: z.array(PasskeyRow), usable: z.boolean() })
export type PasskeyList = z.infer<typeof PasskeyList>
