import { __ } from '@wordpress/i18n';
import { QUERY_DEFAULTS } from '@storedeck/data';
import type { NoteFilter } from './types';

/** What the inbox shows: the kinds of every shop, and what went wrong or changed. */
export const NOTE_TYPES = [
	...QUERY_DEFAULTS.noteTypes,
	'error',
	'update',
] as const;

/** The kinds of messages, with all of them at first. */
export const getFilters = (): Array< {
	value: NoteFilter;
	label: string;
} > => [
	{ value: '', label: __( 'All', 'storedeck' ) },
	{ value: 'info', label: __( 'Info', 'storedeck' ) },
	{ value: 'marketing', label: __( 'Marketing', 'storedeck' ) },
	{ value: 'survey', label: __( 'Survey', 'storedeck' ) },
	{ value: 'warning', label: __( 'Warning', 'storedeck' ) },
	{ value: 'error', label: __( 'Error', 'storedeck' ) },
	{ value: 'update', label: __( 'Update', 'storedeck' ) },
];

/**
 * The kind that an address asks for.
 *
 * @param value What stands in the address.
 */
export const toFilter = ( value: unknown ): NoteFilter =>
	getFilters().find( ( filter ) => filter.value === value )?.value ?? '';

/** What a message is, in a word; nothing for one of an unknown kind. */
export const getTypeLabel = ( type: string | undefined ) =>
	type ? getFilters().find( ( { value } ) => value === type )?.label : '';
