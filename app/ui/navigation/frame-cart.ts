import { createContext, type ReactNode } from 'react'

/** The cart with its number, which the document puts into the head of every frame. */
export const FrameCart = createContext<ReactNode>(null)
