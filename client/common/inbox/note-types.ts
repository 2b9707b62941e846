import { _x } from '@wordpress/i18n';
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
	{ value: '', label: _x( 'All', 'message type', 'storedeck' ) },
	{ value: 'info', label: _x( 'Info', 'message type', 'storedeck' ) },
	{
		value: 'marketing',
		label: _x( 'Marketing', 'message type', 'storedeck' ),
	},
	{ value: 'survey', label: _x( 'Survey', 'message type', 'storedeck' ) },
	{ value: 'warning', label: _x( 'Warning', 'message type', 'storedeck' ) },
	{ value: 'error', label: _x( 'Error', 'message type', 'storedeck' ) },
	{ value: 'update', label: _x( 'Update', 'message type', 'storedeck' ) },
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
