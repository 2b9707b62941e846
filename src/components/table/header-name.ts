import type { TableHeader } from './types';

/** What a column is called where only text can stand. */
export const getHeaderName = ( {
	screenReaderLabel,
	label,
	key,
}: TableHeader ): string =>
	screenReaderLabel ?? ( typeof label === 'string' ? label : key );
