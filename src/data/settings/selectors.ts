import { getKindError, isKindRequesting, perObject } from '../core';
import { getOwn } from '@storedeck/settings/guards';
import { edits, groupNames, nameErrors, saveKind, settings } from './resources';
import type { RequestError, ResourceState } from '../core';
import type { GroupSettings } from './types';

/** Returned for every missing setting: always the same. */
const NOTHING: unknown = Object.freeze( {} );

/** The settings of a group with edits; the same ones return the same object. */
const merge = perObject( ( read: GroupSettings ) =>
	perObject( ( edited: GroupSettings ) =>
		Object.keys( edited ).length === 0 ? read : { ...read, ...edited }
	)
);

/** Selected settings by the group's settings and the selected names. */
const chosen = perObject< GroupSettings, Map< string, GroupSettings > >(
	() => new Map()
);

/** The names of the groups that were loaded or edited. */
export const getSettingsGroupNames = groupNames.get;

/** The settings of a group by name, with edits. */
export const getSettings = ( state: ResourceState, group: string ) =>
	merge( settings.getData( state, group ) )( edits.get( state, group ) );

/**
 * Some settings of a group.
 *
 * @param state The store's state.
 * @param group The group, for example `wc_admin`.
 * @param keys  Their names; a missing one is `{}`.
 */
export function getSettingsForGroup(
	state: ResourceState,
	group: string,
	keys: readonly string[]
): GroupSettings {
	const all = getSettings( state, group );
	const known = chosen( all );
	const name = JSON.stringify( keys );
	const result =
		known.get( name ) ??
		Object.fromEntries(
			keys.map( ( key ) => [
				key,
				Object.hasOwn( all, key ) ? all[ key ] : NOTHING,
			] )
		);
	known.set( name, result );
	return result;
}

/**
 * A setting. It does not load the group: `getSettings` does.
 *
 * @param state    The store's state.
 * @param group    The group.
 * @param name     The setting's name in the group.
 * @param fallback Returned when the group does not have the setting.
 * @param filter   Converts the value.
 */
export function getSetting(
	state: ResourceState,
	group: string,
	name: string,
	fallback: unknown = false,
	filter: ( value: unknown, fallback: unknown ) => unknown = ( value ) =>
		value
): unknown {
	const all = getSettings( state, group );
	const stored = getOwn( all, name );
	return filter( stored === undefined ? fallback : stored, fallback );
}

/** The names of a group with unsaved edits. */
export const getDirtyKeys = ( state: ResourceState, group: string ) =>
	Object.keys( edits.get( state, group ) );

/**
 * Whether there are unsaved edits.
 *
 * @param state The store's state.
 * @param group The group.
 * @param keys  Names to check; all of them by default.
 */
export function getIsDirty(
	state: ResourceState,
	group: string,
	keys: readonly string[] = []
): boolean {
	const dirty = getDirtyKeys( state, group );
	return keys.length === 0
		? dirty.length > 0
		: keys.some( ( key ) => dirty.includes( key ) );
}

/** Whether the group is being saved. */
export const isUpdateSettingsRequesting = (
	state: ResourceState,
	group: string
) => isKindRequesting( state, saveKind( group ) );

/** The error of the last request of a group, or false. */
export const getLastSettingsErrorForGroup = (
	state: ResourceState,
	group: string
): RequestError | false =>
	getKindError( state, saveKind( group ) ) ||
	settings.getError( state, group );

/**
 * The error of a group, or of one of its names; or false.
 *
 * @param state The store's state.
 * @param group The group.
 * @param id    A name in the group.
 */
export const getSettingsError = (
	state: ResourceState,
	group: string,
	id?: string
): RequestError | false =>
	id === undefined
		? getLastSettingsErrorForGroup( state, group )
		: nameErrors.get( state, group, id );
