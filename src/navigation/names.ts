import { listOf, text } from '@storedeck/hooks';

/** A list of names. */
export const NAMES = listOf< string >( text );
