import type { TableHeader } from './types';

/** Returns the name of a column as text. */
export const getHeaderName = ( {
	screenReaderLabel,
	label,
	key,
}: TableHeader ): string =>
	screenReaderLabel ?? ( typeof label === 'string' ? label : key );
