import { _x } from '@wordpress/i18n';
import { QUERY_DEFAULTS } from '@storedeck/data';
import type { NoteFilter } from './types';

/** The default types plus errors and updates. */
export const NOTE_TYPES = [
	...QUERY_DEFAULTS.noteTypes,
	'error',
	'update',
] as const;

/** Messages that need a person; the others only inform. */
const URGENT_TYPES = [ 'error', 'warning' ] as const;

/** Types of a filter. */
export function getNoteTypes( filter: NoteFilter ) {
	switch ( filter ) {
		case '':
			return NOTE_TYPES;
		case 'urgent':
			return URGENT_TYPES;
		default:
			return filter;
	}
}

/** Filter options, with "All" first. */
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
 * Reads the filter from the URL.
 *
 * @param value Value of the `messages` parameter.
 */
export const parseFilter = ( value: unknown ): NoteFilter =>
	getFilters().find( ( filter ) => filter.value === value )?.value ?? '';

/** Label of a note type; undefined for an unknown type. */
export const getTypeLabel = ( type: string | undefined ) =>
	type ? getFilters().find( ( { value } ) => value === type )?.label : '';
