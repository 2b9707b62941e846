import { change, setError, setIsRequesting as setKindFlag } from '../core';
import {
	addGroup,
	edits,
	errorKey,
	getNamesOf,
	getRejectedSettings,
	groupNames,
	save,
	settings,
	takeOver,
} from './resources';
import type { RequestError, Thunk } from '../core';
import type { GroupSettings, SavedSetting } from './types';

const saveKind = ( group: string ) => save.kindOf( group, {} );

const setNameError = (
	group: string,
	name: string,
	error: RequestError | false
) => setError( errorKey( group, name ), error );

/** What a rejected setting says; a saving with one has failed. */
function toFailure( rejected: readonly SavedSetting[] ): RequestError {
	const [ first ] = rejected;
	return Object.assign( new Error( first?.error?.message ), {
		code: first?.error?.code,
	} );
}

/**
 * Changes settings of a group, without saving them.
 *
 * @param group The group, for example `wc_admin`.
 * @param data  The settings by name. Each replaces the one of before.
 */
export const updateSettingsForGroup = ( group: string, data: GroupSettings ) =>
	change(
		addGroup( group ),
		edits.update( [ group ], ( known ) => ( { ...known, ...data } ) )
	);

/**
 * Saves what was edited of a group; nothing edited, no request. What the server
 * refuses stays edited, and its message fails the saving as a whole.
 *
 * @param group The group.
 * @return Rejects with the error that it also stores.
 */
export const persistSettingsForGroup =
	( group: string ): Thunk< Promise< void > > =>
	async ( { dispatch, registry, select } ) => {
		const edited = edits.get( select.getResourceState(), group );
		const names = Object.keys( edited );
		if ( names.length === 0 ) {
			return;
		}
		const answer = await dispatch( save.action( group, edited ) );
		const rejected = getRejectedSettings( answer );
		const failure = toFailure( rejected );
		const failedNames = getNamesOf(
			edited,
			rejected.map( ( { id } ) => id )
		);
		registry.batch( () => {
			names.forEach( ( name ) =>
				dispatch(
					setNameError(
						group,
						name,
						failedNames.includes( name ) && failure
					)
				)
			);
			if ( rejected.length > 0 ) {
				dispatch( setError( saveKind( group ), failure ) );
			}
		} );
		if ( rejected.length > 0 ) {
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

/** Takes everything edited of a group for saved. */
export const clearIsDirty =
	( group: string ): Thunk< void > =>
	( { dispatch, select } ) => {
		const edited = edits.get( select.getResourceState(), group );
		if ( Object.keys( edited ).length > 0 ) {
			dispatch( change( ...takeOver( group, edited ) ) );
		}
	};

/** Forgets all settings of all groups. */
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

/** Raises or clears the flag that a group is being saved. */
export const setIsRequesting = ( group: string, isRequesting: boolean ) =>
	setKindFlag( saveKind( group ), isRequesting );

/**
 * Records why something failed, or that it did not.
 *
 * @param group The group.
 * @param data  The settings concerned, by name; null for the group as a whole.
 * @param error What went wrong, or false.
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
			Object.keys( data ?? {} ).forEach( ( name ) =>
				dispatch( setNameError( group, name, error ) )
			);
		} );
