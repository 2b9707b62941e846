import { change, setError, setIsRequesting as setKindFlag } from '../core';
import {
	addGroup,
	edits,
	getFailure,
	groupNames,
	mergeSaved,
	nameErrors,
	save,
	saveKind,
	settings,
} from './resources';
import type { RequestError, Thunk } from '../core';
import type { GroupSettings } from './types';

/**
 * Changes settings of a group without saving them.
 *
 * @param group The group, for example `wc_admin`.
 * @param data  The settings by name. Each replaces the previous one.
 */
export const updateSettingsForGroup = ( group: string, data: GroupSettings ) =>
	change(
		addGroup( group ),
		edits.update( [ group ], ( known ) => ( { ...known, ...data } ) )
	);

/**
 * Saves the edits of a group; sends no request without edits. Settings that the
 * server rejects stay edited, and the action rejects with their message.
 *
 * @param group The group.
 * @return Rejects with the error that is stored.
 */
export const persistSettingsForGroup =
	( group: string ): Thunk< Promise< void > > =>
	async ( { dispatch, select } ) => {
		const edited = edits.get( select.getResourceState(), group );
		if ( Object.keys( edited ).length === 0 ) {
			return;
		}
		const response = await dispatch( save.action( group, edited ) );
		const failure = getFailure( response );
		if ( failure ) {
			dispatch( setError( saveKind( group ), failure ) );
			throw failure;
		}
	};

/** Changes settings of a group and saves them. Rejects when that fails. */
export const updateAndPersistSettingsForGroup =
	( group: string, data: GroupSettings ): Thunk< Promise< void > > =>
	async ( { dispatch } ) => {
		dispatch( updateSettingsForGroup( group, data ) );
		await dispatch( persistSettingsForGroup( group ) );
	};

/** Marks all edits of a group as saved. */
export const clearIsDirty =
	( group: string ): Thunk< void > =>
	( { dispatch, select } ) => {
		const edited = edits.get( select.getResourceState(), group );
		if ( Object.keys( edited ).length > 0 ) {
			dispatch( change( ...mergeSaved( group, edited ) ) );
		}
	};

/** Removes all settings of all groups. */
export const clearSettings =
	(): Thunk< void > =>
	( { dispatch, select } ) => {
		const groups = groupNames.get( select.getResourceState() );
		dispatch(
			change(
				groupNames.set( [], [] ),
				...groups.flatMap( ( group ) => [
					settings.receive( [ group ], {} ),
					edits.set( [ group ], {} ),
				] )
			)
		);
	};

/** Sets whether a group is being saved. */
export const setIsRequesting = ( group: string, isRequesting: boolean ) =>
	setKindFlag( saveKind( group ), isRequesting );

/**
 * Stores an error, or clears it.
 *
 * @param group The group.
 * @param data  The settings by name; null for the whole group.
 * @param error The error, or false.
 */
export const updateErrorForGroup =
	(
		group: string,
		data: GroupSettings | null,
		error: RequestError | false
	): Thunk< void > =>
	( { dispatch, registry } ) =>
		registry.batch( () => {
			dispatch( setError( saveKind( group ), error ) );
			dispatch(
				change(
					...Object.keys( data ?? {} ).map( ( name ) =>
						nameErrors.set( [ group, name ], error )
					)
				)
			);
		} );
