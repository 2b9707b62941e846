import { __ } from '@wordpress/i18n';
import { NAMESPACE } from '@storedeck/api';
import { isRecord } from '@storedeck/settings/guards';
import {
	defineMutation,
	defineResource,
	defineValue,
	requireObject,
	requireRecords,
} from '../core';
import { getInvalidationBySettings } from '../invalidations';
import type { RequestError } from '../core';
import type { FieldsOf } from '../routes';
import type { GroupSettings, SavedSetting, SettingValue } from './types';

type GroupArgs = [ group: string, keys?: readonly string[] ];

const NO_SETTINGS: GroupSettings = Object.freeze( {} );
const NO_NAMES: readonly string[] = [];

const toPath = ( group: string ) =>
	`${ NAMESPACE }/settings/${ encodeURIComponent( group ) }`;

/** The groups that were loaded or edited. */
export const groupNames = defineValue< [], readonly string[] >(
	'groups',
	NO_NAMES
);

export const addGroup = ( group: string ) =>
	groupNames.update( [], ( names ) =>
		names.includes( group ) ? names : [ ...names, group ]
	);

/** Unsaved edits by group. They are merged over the loaded settings. */
export const edits = defineValue< [ group: string ], GroupSettings >(
	'edits',
	NO_SETTINGS
);

/**
 * The loaded settings of a group: one entry with the name of the group, with
 * values by id.
 */
export const settings = defineResource<
	GroupArgs,
	GroupSettings,
	SettingValue[]
>( {
	name: 'getSettings',
	selectors: [ 'getSettings', 'getSettingsForGroup' ],
	defaultValue: NO_SETTINGS,
	key: ( group ) => [ group ],
	isList: true,
	request: ( group ) => ( { path: toPath( group ) } ),
	parse: ( values, [ group ] ) => ( {
		[ group ]: Object.fromEntries(
			values.map( ( { id, value } ) => [ id, value ] )
		),
	} ),
	changes: ( _values, group ) => [ addGroup( group ) ],
} );

/** The settings in an edit: each property is one. */
function toValues( name: string, data: unknown ): SettingValue[] {
	return isRecord( data )
		? Object.entries( data ).map( ( [ id, value ] ) => ( { id, value } ) )
		: [ { id: name, value: data } ];
}

const getIds = ( name: string, data: unknown ) =>
	toValues( name, data ).map( ( { id } ) => id );

/** The errors of names in a group. */
export const nameErrors = defineValue<
	[ group: string, name: string ],
	RequestError | false
>( 'nameErrors', false );

/** The settings that the server rejected in a successful response. */
const getRejectedSettings = ( response: readonly SavedSetting[] ) =>
	response.filter( ( { error } ) => error );

/** The message of the first rejected setting, with which saving fails. */
export function getFailure(
	response: readonly SavedSetting[]
): RequestError | false {
	const [ first ] = getRejectedSettings( response );
	return (
		!! first &&
		Object.assign( new Error( first.error?.message ), {
			code: first.error?.code,
		} )
	);
}

const filterSettings = (
	all: GroupSettings,
	isKept: ( entry: [ name: string, data: unknown ] ) => boolean
): GroupSettings =>
	Object.fromEntries( Object.entries( all ).filter( isKept ) );

/** The changes after saving; what was edited again meanwhile stays edited. */
export const mergeSaved = ( group: string, saved: GroupSettings ) => [
	settings.update( [ group ], ( known ) => ( { ...known, ...saved } ) ),
	edits.update( [ group ], ( latest ) =>
		filterSettings(
			latest,
			( [ name, data ] ) =>
				! Object.hasOwn( saved, name ) || saved[ name ] !== data
		)
	),
];

/** Saves the edits of a group. */
export const save = defineMutation( {
	name: 'persistSettingsForGroup',
	scope: ( group ) => [ group ],
	request: ( group: string, edited: GroupSettings ) => ( {
		path: `${ toPath( group ) }/batch`,
		data: {
			update: Object.entries( edited ).flatMap( ( [ name, data ] ) =>
				toValues( name, data )
			),
		} satisfies FieldsOf< '/wc-analytics/settings/{group_id}/batch' >,
	} ),
	parse: ( body: { update?: SavedSetting[] } | null ) => {
		if ( ! body ) {
			throw new Error(
				__( 'There was a problem updating your settings.', 'storedeck' )
			);
		}
		// Without the list nothing says that the settings were saved.
		return requireRecords( requireObject( body ).update );
	},
	commit: ( response, group, edited ) => {
		const rejected = getRejectedSettings( response ).map(
			( { id } ) => id
		);
		const saved = filterSettings(
			edited,
			( [ name, data ] ) =>
				! getIds( name, data ).some( ( id ) => rejected.includes( id ) )
		);
		const failure = getFailure( response );
		return [
			...mergeSaved( group, saved ),
			...Object.keys( edited ).map( ( name ) =>
				nameErrors.set(
					[ group, name ],
					! Object.hasOwn( saved, name ) && failure
				)
			),
		];
	},
	invalidates: ( _answer, _group, edited ) =>
		getInvalidationBySettings(
			Object.entries( edited ).flatMap( ( [ name, data ] ) =>
				getIds( name, data )
			)
		),
} );

/** The kind under which the errors and pending requests of saving a group are stored. */
export const saveKind = ( group: string ) => save.kindOf( group, NO_SETTINGS );
