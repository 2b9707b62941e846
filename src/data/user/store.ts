import { change, defineStore, defineMutation, defineResource } from '../core';
import type { User } from './types';

const PATH = '/wp/v2/users/me';

const currentUser = defineResource< [], User | undefined >( {
	name: 'getCurrentUser',
	defaultValue: undefined,
	// Other contexts do not contain capabilities.
	request: () => ( { path: PATH, query: { context: 'edit' } } ),
} );

type Meta = Readonly< Record< string, string > >;

/**
 * Merges preferences.
 *
 * @param meta   JSON strings by name, which overwrite existing preferences.
 * @param others Preferences of which only missing ones are added.
 */
const mergeMeta = ( meta: Meta, others?: Meta ) =>
	currentUser.update( [], ( user ) => ( {
		id: 0,
		...user,
		woocommerce_meta: { ...others, ...user?.woocommerce_meta, ...meta },
	} ) );

const save = defineMutation< [ meta: Meta ], User >( {
	name: 'saveMeta',
	request: ( meta ) => ( {
		path: PATH,
		data: { woocommerce_meta: meta },
	} ),
	// For two writes of a preference, the later one must arrive last.
	queue: 'meta',
	optimistic: ( meta ) => [ mergeMeta( meta ) ],
	/*
	 * The response contains all preferences as of the write: those that were
	 * not saved by it may be newer here.
	 */
	commit: ( { woocommerce_meta: saved }, meta ) => [
		mergeMeta(
			Object.fromEntries(
				Object.entries( meta ).map( ( [ name, value ] ) => [
					name,
					saved?.[ name ] ?? value,
				] )
			),
			saved
		),
	],
} );

/**
 * The signed-in user. WordPress has a store for this too, but loading it loads
 * the editor, which no screen needs.
 */
export const userStore = defineStore( {
	name: 'storedeck/user',
	resources: [ currentUser ],
	selectors: {
		getCurrentUser: currentUser.getData,
		isSaving: save.isRequesting,
	},
	actions: {
		receiveCurrentUser: ( user: User ) =>
			change( currentUser.receive( [], user ) ),
		/** Saves preferences; rejects when that fails. */
		saveMeta: save.action,
	},
} );
