import { __ } from '@wordpress/i18n';
import { NAMESPACE } from '@storedeck/api';
import {
	defineMutation,
	defineResource,
	defineValue,
	queryKey,
	requireObject,
	requireRecords,
} from '../core';
import { getInvalidationBySettings } from '../invalidations';
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
	return typeof data === 'object' && data !== null && ! Array.isArray( data )
		? Object.entries( data ).map( ( [ id, value ] ) => ( { id, value } ) )
		: [ { id: name, value: data } ];
}

const getIds = ( name: string, data: unknown ) =>
	toValues( name, data ).map( ( { id } ) => id );

/** The settings that the server rejected in a successful response. */
export const getRejectedSettings = ( response: readonly SavedSetting[] ) =>
	response.filter( ( { error } ) => error );

/** The key of the error of a name in a group. */
export const errorKey = ( group: string, name: string ) =>
	queryKey( 'setting', [ group, name ] );

/** The edited names that contain one of the settings. */
export const getEditedNames = (
	edited: GroupSettings,
	ids: readonly string[]
): string[] =>
	Object.keys( edited ).filter( ( name ) =>
		getIds( name, edited[ name ] ).some( ( id ) => ids.includes( id ) )
	);

/** The changes after saving; what was edited again meanwhile stays edited. */
export function mergeSaved( group: string, saved: GroupSettings ) {
	return [
		settings.update( [ group ], ( known ) => ( { ...known, ...saved } ) ),
		edits.update( [ group ], ( latest ) =>
			Object.fromEntries(
				Object.entries( latest ).filter(
					( [ name, data ] ) =>
						! Object.hasOwn( saved, name ) || saved[ name ] !== data
				)
			)
		),
	];
}

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
		const rejected = getEditedNames(
			edited,
			getRejectedSettings( response ).map( ( { id } ) => id )
		);
		return mergeSaved(
			group,
			Object.fromEntries(
				Object.entries( edited ).filter(
					( [ name ] ) => ! rejected.includes( name )
				)
			)
		);
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
