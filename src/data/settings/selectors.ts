import { isKindRequesting, getKindError } from '../core';
import { edits, errorKey, groupNames, save, settings } from './resources';
import type { RequestError, ResourceState } from '../core';
import type { GroupSettings } from './types';

/** Given for every setting that a group does not have: always the same. */
const NOTHING: unknown = Object.freeze( {} );

const NO_EDITS: GroupSettings = {};

/** What is shown of a group: what was read, under what was edited. */
const merged = new WeakMap<
	GroupSettings,
	WeakMap< GroupSettings, GroupSettings >
>();

/** The same settings give the same object. */
function merge( read: GroupSettings, edited: GroupSettings ): GroupSettings {
	if ( Object.keys( edited ).length === 0 ) {
		return read;
	}
	const known = merged.get( read ) ?? new WeakMap();
	merged.set( read, known );
	const both = known.get( edited ) ?? { ...read, ...edited };
	known.set( edited, both );
	return both;
}

/** Chosen settings by the group's settings and the names that were chosen. */
const chosen = new WeakMap< GroupSettings, Map< string, GroupSettings > >();

const saveKind = ( group: string ) => save.kindOf( group, NO_EDITS );

/** The names of the groups that were read or edited. */
export const getSettingsGroupNames = ( state: ResourceState ) =>
	groupNames.get( state );

/** The settings of a group by their name; those that were edited as edited. */
export const getSettings = ( state: ResourceState, group: string ) =>
	merge( settings.getData( state, group ), edits.get( state, group ) );

/**
 * Some settings of a group.
 *
 * @param state The store's state.
 * @param group The group, for example `wc_admin`.
 * @param keys  Their names; one that the group does not have is `{}`.
 */
export function getSettingsForGroup(
	state: ResourceState,
	group: string,
	keys: readonly string[]
): GroupSettings {
	const all = getSettings( state, group );
	const known = chosen.get( all ) ?? new Map< string, GroupSettings >();
	chosen.set( all, known );
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
 * One setting. It does not ask for the group: `getSettings` does.
 *
 * @param state    The store's state.
 * @param group    The group.
 * @param name     The setting's name in the group.
 * @param fallback Given where the group has no such setting.
 * @param filter   Makes something else out of the value.
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
	const stored = Object.hasOwn( all, name ) ? all[ name ] : undefined;
	return filter( stored === undefined ? fallback : stored, fallback );
}

/** The names in a group that were edited and are not saved. */
export const getDirtyKeys = ( state: ResourceState, group: string ) =>
	Object.keys( edits.get( state, group ) );

/**
 * Whether something was edited and is not saved.
 *
 * @param state The store's state.
 * @param group The group.
 * @param keys  Only these names count; all of them unless given.
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
): boolean => isKindRequesting( state, saveKind( group ) );

/** Why the last reading or saving of a group failed, or false. */
export const getLastSettingsErrorForGroup = (
	state: ResourceState,
	group: string
): RequestError | false =>
	getKindError( state, saveKind( group ) ) ||
	settings.getError( state, group );

/**
 * Why a group, or one of its names, failed; or false.
 *
 * @param state The store's state.
 * @param group The group.
 * @param id    A name in it.
 */
export const getSettingsError = (
	state: ResourceState,
	group: string,
	id?: string
): RequestError | false =>
	id === undefined
		? getLastSettingsErrorForGroup( state, group )
		: getKindError( state, errorKey( group, id ) );
